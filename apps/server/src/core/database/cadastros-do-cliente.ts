// A person's registrations: his own and those that were joined to it. What was bought and bid under a closed one keeps its
// name in the books; in his area it is his.
import { type RawBuilder, sql } from 'kysely'

/** An array of ids, found once per statement: `x.cli_id = any(...)` keeps the index of `cli_id`. */
export const cadastrosDoCliente = (hotId: number, cliId: number): RawBuilder<number[]> =>
  sql<
    number[]
  >`array(select cad.id from cliente cad where cad.hot_id = ${hotId} and (cad.id = ${cliId} or cad.unido_a = ${cliId}))`
