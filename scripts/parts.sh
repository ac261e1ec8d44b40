# Parts of a long run: each is noted with the time that it took and the processor time that it is allowed to take.
# Sourced with `. scripts/parts.sh` after common.sh. Processor seconds count, since a busy machine does not change them
# much; allowances are those of the machine that scripts/pace.py speaks of, and grow with how much slower this one is.

notes=build/parts
rm -rf "$notes"
mkdir -p "$notes"
pace=$("$PYTHON" scripts/pace.py)

# part NAME ALLOWANCE COMMAND...: run one check and note how it went; with the allowance 0 it may take as long as it will.
part() {
    part=$1 allowance=$2
    shift 2
    printf '\n=== %s\n' "$part"
    start=$(date +%s)
    verdict=ok
    (
        "$@" && code=0 || code=$?
        times >"$notes/$part.times"
        exit "$code"
    ) || verdict=FAILED
    # The second line of `times` is about whatever the command has run, such as 1m2.50s 0m3.25s.
    awk -v name="$part" -v took="$(($(date +%s) - start))" -v allowance="$allowance" -v pace="$pace" -v verdict="$verdict" '
        NR == 2 {
            for (field = 1; field <= 2; field++) { split($field, part, /[ms]/); used += 60 * part[1] + part[2] }
            allowed = allowance * pace
            if (verdict == "ok" && allowed > 0 && used > 1.5 * allowed) verdict = "SLOW"
            printf("%6d %10.0f %8s   %-6s  %s\n", took, used, (allowed > 0 ? int(allowed) : "-"), verdict, name)
        }' "$notes/$part.times" >>"$notes/table"
}

# beside COMMAND...: run parts while others go on; `join` waits for them and shows what they printed.
beside() {
    "$@" >"$notes/beside" 2>&1 &
    beside=$!
}

join() {
    wait "$beside" || true
    cat "$notes/beside"
}

# report: say how long everything took; false if a part failed, or took more than half as much again as it may.
report() {
    printf '\n=== how long it took, and how many processor seconds of how many\n  wall  processor  allowed\n'
    cat "$notes/table"
    ! grep -qE '   (FAILED|SLOW) ' "$notes/table"
}
