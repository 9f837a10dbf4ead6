import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 2, leilao: { editalUrl: '/edital.pdf' } })
})
afterAll(() => c.fechar())

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const ler = (pessoa: Pessoa, h = c.hotsite) =>
  chamarComo(c, pessoa, 'GET /v1/leiloes/documentos/:leilaoUid', { params: { leilaoUid: c.leilao.uid } }, h)
const mover = (pessoa: Pessoa, tipo: string, evento: string, motivo: string | null = null) =>
  chamarComo(c, pessoa, 'PUT /v1/leiloes/documentos/:leilaoUid/:tipo', {
    params: { leilaoUid: c.leilao.uid, tipo },
    body: { evento, motivo },
  })

test('each paper has its state, moved by whom the table names, and the counts follow', async () => {
  const antes = (await ler(com('Leilão'))).valor
  expect(antes['contagens']).toEqual({ aguardando: 5, acertos: 0, documentos: 1 })
  expect(antes['documentos']?.[0]).toMatchObject({ tipo: 'EDITAL', situacao: 'RECEBIDO', url: '/edital.pdf' })
  expect((await mover(com('Acerto'), 'EDITAL', 'conferir')).valor).toEqual({ situacao: 'CONFERIDO' })
  expect((await mover(com('Leilão'), 'ATA', 'dispensar')).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await mover(com('Leilão'), 'ATA', 'dispensar', 'Só on-line')).valor).toEqual({
    situacao: 'DISPENSADO',
  })
  expect((await ler(com('Acerto'))).valor).toMatchObject({
    contagens: { aguardando: 4, acertos: 0, documentos: 1 },
  })
  // A sale that was taken back is nothing to settle.
  const [cliente] = c.clientes
  if (cliente === undefined) throw new Error('one client')
  for (const vez of [1, 2]) {
    const id = await venderLote(c, await bater(c, cliente, 20_000_00))
    if (vez === 1)
      await sql`update venda set situacao = 'Cancelada' where id = ${id}`.execute(c.banco.sistema)
  }
  expect((await ler(com('Acerto'))).valor).toMatchObject({ contagens: { acertos: 1 } })
  const privado = (
    await chamarComo(c, com('Leilão'), 'GET /v1/leiloes/privado', { query: { pagina: 1, porPagina: 10 } })
  ).valor
  expect(privado[0]).toMatchObject({ documentos: { aguardando: 4, acertos: 1, documentos: 1 } })
  for (const papel of ['MKT', 'Comitente'])
    expect((await ler(com(papel))).erro).toMatchObject({ statusCode: 403 })
  expect((await ler(com('ADM'), c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
})

test('a file of the kind is the paper; sent back, a later file is received anew', async () => {
  const daAta = async () => (await ler(com('Leilão'))).valor['documentos']?.[5]
  const anexar = (nome: string) =>
    sql`insert into anexo (hot_id, entidade, entidade_uid, tipo, ordem, nome, tipo_arquivo, tamanho, sha256, arquivo, chave_do_pedido, enviado_por)
      values (${c.hotsite.id}, 'leilao', ${c.leilao.uid}, 'ata', 1, ${nome}, 'pdf', 1, repeat('a', 64), ${nome}, gen_random_uuid(), 'Equipe')`.execute(
      c.banco.sistema,
    )
  await sql`delete from documento_do_leilao where tipo = 'ATA'`.execute(c.banco.sistema)
  expect(await daAta()).toMatchObject({ tipo: 'ATA', situacao: 'AGUARDANDO', arquivos: [] })
  await anexar('ata.pdf')
  expect(await daAta()).toMatchObject({ situacao: 'RECEBIDO', arquivos: [{ nome: 'ata.pdf' }] })
  expect((await mover(com('Leilão'), 'ATA', 'devolver', 'Sem assinatura')).valor).toEqual({
    situacao: 'AGUARDANDO',
  })
  expect(await daAta()).toMatchObject({ situacao: 'AGUARDANDO', motivo: 'Sem assinatura' })
  await anexar('ata-assinada.pdf')
  expect(await daAta()).toMatchObject({ situacao: 'RECEBIDO' })
  expect((await mover(com('Leilão'), 'ATA', 'conferir')).valor).toEqual({ situacao: 'CONFERIDO' })
  await sql`update anexo set removido_at = now() where tipo = 'ata'`.execute(c.banco.sistema)
  expect(await daAta()).toMatchObject({ situacao: 'CONFERIDO', arquivos: [] })
})

test('who only reads is offered nothing and moves nothing', async () => {
  const soLe: Pessoa = { ...com('Leilão'), ajustes: ['-documento-leilao:mover'] }
  const { documentos } = (await ler(soLe)).valor
  expect(documentos?.length).toBeGreaterThan(0)
  expect(documentos?.every((d) => d['eventos']?.length === 0)).toBe(true)
  expect((await mover(soLe, 'EDITAL', 'conferir')).erro).toMatchObject({ statusCode: 403 })
})

test('the lots of an auction for another, and the auctions of the bank', async () => {
  const importar = async () =>
    (
      await chamarComo(c, com('Leilão'), 'GET /v1/leiloes/lotes-para-importacao/:id', {
        params: { id: c.leilao.id },
      })
    ).valor
  expect((await importar())[0]?.['impedimento']).toContain('O veículo está no lote')
  await sql`update lote set situacao = 'NAO_ARREMATADO' where id = ${c.lotes[0]?.id ?? 0}`.execute(
    c.banco.sistema,
  )
  expect((await importar())[0]).toMatchObject({ situacao: 'NAO_ARREMATADO', impedimento: null })

  const daCaixa = () => chamarComo(c, null, 'GET /v1/leiloes/lista-site/caixa-economica', { query: {} })
  expect((await daCaixa()).valor).toEqual([])
  await sql`update comitente set cnpj = '00360305000104' where id = ${c.comId}`.execute(c.banco.sistema)
  const achados = await daCaixa()
  expect([achados.total, String(achados.valor[0]?.['uid'])]).toEqual([1, c.leilao.uid])
})
