import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
const SEGREDO = 7_777_777_77

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0, lote: { valorComitente: SEGREDO } })
})
afterAll(() => c.fechar())

test('the private facts hide the reserve from whom record, history and room hide it', async () => {
  const lote = await c.novoLote()
  await sql`update lote set resposta_durante_leilao = 'Liberar', resposta_durante_leilao_valor = ${SEGREDO} where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const ler = (pessoa: Pessoa) =>
    chamarComo(c, pessoa, 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params: { lelUid: lote.uid } })
  const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
  for (const pessoa of [com('ADM'), com('Leilão'), c.leiloeiro, c.comitente])
    expect((await ler(pessoa)).valor).toMatchObject({ valorComitente: SEGREDO })
  for (const papel of ['SAC', 'GerenteSAC', 'Acerto', 'MKT']) {
    const { valor } = await ler(com(papel))
    expect(valor).toMatchObject({ uid: lote.uid, valorComitente: null })
    expect(JSON.stringify(valor)).not.toContain(String(SEGREDO))
  }
  // The auctioneer of another auction, and a person who answered for the consignor once.
  for (const papel of ['Leiloeiro', 'Comitente']) expect((await ler(com(papel))).erro.statusCode).toBe(403)
})
