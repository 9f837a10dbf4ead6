// Papers of an auction: what stands on them, what must not, who opens them, and from which house.
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { DOCUMENTOS, type TipoDeDocumento } from '@martelo/contracts/impressos/tipos-de-impresso.ts'
import { PAPEIS, permite } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { lerCodigos } from '../../../../../tests/pg/ler-pdf.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
const PAPEIS_DO_LEILAO = [
  'fichaLeiloeiro',
  'fichaLotesVidro',
  'laudoHabilitacoes',
  'livrosLeiloeiro',
] as const

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 2, lote: { valorComitente: 4_321_000 } })
  await sql`update veiculo set placa = 'ABC1D' || lpad(id::text, 2, '0'), chassi = '9BWZZZ377VT' || lpad(id::text, 6, '0'), ano_fabricacao = 2019, ano_modelo = 2020`.execute(
    c.banco.sistema,
  )
})
afterAll(async () => {
  await c.fechar()
})

const pdf = async (tipo: TipoDeDocumento, quem: Pessoa = c.equipe, chave = c.leilao.uid) => {
  const lido = await pdfDaChamada(c.ctx(quem), documentoEmPdf, { params: { tipo, chave } })
  return { ...lido, texto: lido.texto.replaceAll('\u00a0', ' ') }
}
const status = async (tipo: TipoDeDocumento, ctx = c.ctx(c.equipe)): Promise<number> => {
  const r = await bytesDaChamada(ctx, documentoEmPdf, { params: { tipo, chave: c.leilao.uid } })
  return typeof r === 'number' ? r : 200
}

test('the auctioneer reads his lots with reserves, marked confidential; only the end of a plate', async () => {
  const { texto } = await pdf('fichaLeiloeiro')
  for (const t of ['Confidencial', 'R$ 43.210,00', 'Placa final', '2019/2020', 'João Leiloeiro'])
    expect(texto).toContain(t)
  expect(texto).not.toContain('ABC1D')
})

test('a visitor reads the notice of a published auction: charges and every lot, no reserve and no whole plate', async () => {
  const { texto } = await pdfDaChamada(c.ctx(null), documentoEmPdf, {
    params: { tipo: 'edital', chave: c.leilao.uid },
  })
  for (const t of ['Condições', 'Comissão do leiloeiro', 'Pagamento até', 'placa final'])
    expect(texto).toContain(t)
  expect(texto).not.toContain('ABC1D')
  expect(texto.replaceAll('\u00a0', ' ')).not.toContain('43.210,00')
  await sql`update leilao set situacao = 'EM_LOTEAMENTO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect(await status('edital', c.ctx(null))).toBe(404)
  await sql`update leilao set situacao = 'AO_VIVO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
})

test('the notice says the days of the viewing once, and the place of each lot beside them', async () => {
  const visitacao = async (inicio: string | null, fim: string | null) => {
    await sql`update leilao set visitacao_inicio = ${inicio}, visitacao_fim = ${fim} where id = ${c.leilao.id}`.execute(
      c.banco.sistema,
    )
    const { texto } = await pdfDaChamada(c.ctx(null), documentoEmPdf, {
      params: { tipo: 'edital', chave: c.leilao.uid },
    })
    return texto.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
  }
  const dito = await visitacao('2026-11-24T12:00Z', '2026-11-26T20:00Z')
  expect(dito).toContain('24 a 26/11/2026, das 09:00 às 17:00')
  expect(dito).toContain('Onde ver cada lote')
  expect(dito).not.toContain('Combine a visita')
  expect(await visitacao(null, null)).not.toContain('24 a 26/11/2026')
})

test('the notice of a court’s auction names case, parties, both rounds, burdens, instalments and preference', async () => {
  const [l] = c.lotes
  await sql`insert into leilao_judicial (lei_id, hot_id, processo, vara, comarca, exequente, executado, primeira_inicio, segunda_inicio, segunda_fim, segunda_porcentagem, indice)
    values (${c.leilao.id}, ${c.hotsite.id}, '0710802-55.2018.8.02.0001', '1ª Vara Cível', 'Maceió', 'Banco Exemplo', 'Fulano de Tal',
      '2027-03-01T13:00Z', '2027-03-20T13:00Z', '2027-03-24T17:00Z', 62.5, 'IPCA_E')`.execute(c.banco.sistema)
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao, onus) values (${l?.id ?? 0}, ${c.hotsite.id}, 8000000, 'IPTU de 2026 (R$ 900,00); agravo pendente')`.execute(
    c.banco.sistema,
  )
  const { texto } = await pdfDaChamada(c.ctx(null), documentoEmPdf, {
    params: { tipo: 'edital', chave: c.leilao.uid },
  })
  const lido = texto.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
  for (const t of [
    'Edital de leilão judicial',
    '0710802-55.2018.8.02.0001',
    '1ª Vara Cível, comarca de Maceió',
    'Banco Exemplo',
    'Fulano de Tal',
    '01/03/2027 10:00',
    '20/03/2027 10:00 a 24/03/2027 14:00',
    '62,5% da avaliação',
    'R$ 80.000,00',
    'R$ 50.000,00',
    'agravo pendente',
    'não constam',
    'IPCA-E',
    'multa de 10%',
    'até 30 parcelas',
    'Comissão do leiloeiro',
    'em até 24 horas',
  ])
    expect(lido).toContain(t)
  await sql`delete from lote_judicial`.execute(c.banco.sistema)
  await sql`delete from leilao_judicial`.execute(c.banco.sistema)
})

test('a windscreen sheet per lot, without a price, its code leading to the lot; or one alone', async () => {
  const todas = await pdf('fichaLotesVidro')
  expect(todas.paginas).toHaveLength(2)
  expect(todas.texto).toContain('Placa final')
  expect(todas.texto).not.toContain('R$')
  const codigos = await lerCodigos(todas.bytes)
  expect(codigos.map((t) => t?.split('/').at(-1))).toEqual(c.lotes.map((l) => String(l.id)))
  const uma = await pdf('fichaLotesVidro', c.equipe, c.lotes[1]?.uid)
  expect(uma.paginas).toHaveLength(1)
  expect((await lerCodigos(uma.bytes))[0]).toBe(codigos[1])
})

test('who is enabled, with a masked document', async () => {
  const { texto } = await pdf('laudoHabilitacoes')
  const r = await sql<{ apelido: string; cpf: string }>`
    select c.apelido, c.cpf from habilitacao h join cliente c on c.id = h.cli_id where h.lei_id = ${c.leilao.id} and h.situacao = 'APROVADA'`.execute(
    c.banco.sistema,
  )
  expect(r.rows.length).toBeGreaterThan(0)
  for (const { apelido, cpf } of r.rows) {
    expect(texto).toContain(apelido)
    expect(texto.replace(/\D/g, '')).not.toContain(cpf)
  }
})

test('the books: what came in, what went out to whom, and to whose credit', async () => {
  const comprador = c.clientes[0] as ClienteDoCenario
  await venderLote(c, await bater(c, comprador, 12_345_00))
  const { texto, paginas } = await pdf('livrosLeiloeiro')
  expect(paginas).toHaveLength(3)
  expect(paginas[0]).toContain('Diário de entrada')
  expect(paginas[0]?.match(/Chassi 9BWZZZ/g)?.length).toBe(2)
  expect(paginas[1]).toContain(comprador.nome)
  expect(texto.match(/R\$ 12\.345,00/g)?.length).toBeGreaterThanOrEqual(4)
  expect(paginas[2]).toContain('A crédito do comitente')
  expect(texto).not.toContain('43.210,00')
})

test('the books of a year, for the auctioneer himself and no other', async () => {
  const { rows } = await sql<{ uid: string; ano: number }>`
    select o.uid, extract(year from a.data at time zone 'America/Sao_Paulo')::int as ano
    from leilao a join leiloeiro o on o.id = a.leo_id where a.id = ${c.leilao.id}`.execute(c.banco.sistema)
  const [o] = rows
  const doAno = await pdf('livrosAnuais', c.leiloeiro, `${o?.uid}-${o?.ano}`)
  expect(doAno.paginas).toHaveLength(3)
  expect(doAno.texto).toContain(`Ano ${o?.ano}`)
  expect(doAno.paginas[1]).toContain('R$ 12.345,00')
  const outroAno = await pdf('livrosAnuais', c.leiloeiro, `${o?.uid}-1999`)
  expect(outroAno.texto).not.toContain('12.345,00')
  const estranho = c.ctx({ ...c.equipe, papeis: ['Leiloeiro'] })
  const params = { tipo: 'livrosAnuais', chave: `${o?.uid}-${o?.ano}` }
  expect((await executarChamada(estranho, lerDocumento, { params })).status).toBe(404)
})

test('each opens for its roles alone, and for an auctioneer only where he cries himself', async () => {
  for (const tipo of PAPEIS_DO_LEILAO) {
    expect(await status(tipo, c.ctx(null))).toBe(404)
    expect(await status(tipo, c.ctx({ ...c.forasteiro, papeis: ['ADM'] }, c.outroHotsite))).toBe(404)
    const { permissao } = DOCUMENTOS[tipo]
    const fechado = PAPEIS.find((p) => !permite(permissao, { papeis: [p] }))
    expect(await status(tipo, c.ctx({ ...c.equipe, papeis: [fechado ?? ''] }))).toBe(404)
  }
  expect(await status('fichaLeiloeiro', c.ctx(c.leiloeiro))).toBe(200)
  expect(await status('fichaLeiloeiro', c.ctx({ ...c.equipe, papeis: ['Leiloeiro'] }))).toBe(404)
})
