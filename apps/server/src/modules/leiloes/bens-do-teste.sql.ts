import { type RawBuilder, sql } from 'kysely'

/**
 * Over the vehicle `v`: it is none that was made for the house's rehearsal and goes with it. A real one that was put into the
 * rehearsal stays in every count.
 */
export const foraDoTeste = (hotId: number): RawBuilder<boolean> => sql<boolean>`v.id not in (
    select x.id from leilao f join lote y on y.lei_id = f.id join veiculo x on x.id = y.vei_id join comitente d on d.id = x.com_id
    where f.hot_id = ${hotId} and f.teste and not d.ativo)`
