/** Programs by other people within the page and the server, and their licences, as docs/dependencies.md has them. */

export interface Program {
  name: string;
  licence: string;
}

const of = (licence: string, ...names: string[]): Program[] => names.map((name) => ({ name, licence }));
const sorted = (...programs: Program[][]): Program[] => programs.flat().sort((a, b) => (a.name < b.name ? -1 : 1));

export const PAGE = sorted(of("MIT", "svelte"), of("Apache-2.0", "@fluent/bundle"));

export const SERVER = sorted(
  of("MIT", "aiosqlite", "alembic", "argon2-cffi", "fastapi", "mypy_extensions", "pydantic", "pydantic-settings"),
  of("MIT", "redis", "rich", "sqlalchemy"),
  of("Apache-2.0", "asyncpg", "fluent.runtime", "fluent.syntax"),
  of("BSD-3-Clause", "itsdangerous", "segno", "uvicorn", "websockets"),
  of("Apache-2.0, BSD-2-Clause", "prometheus_client"),
  of("Apache-2.0, MIT", "structlog", "uvloop"),
  of("PSF-2.0", "typing_extensions"),
);
