// What the house says of a lot and of its sale must be on the page before the bid.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { describe, expect, test } from 'vitest'
import { desenhar } from '../../bancada-da-vitrine.fixture.tsx'
import { CarimbosDoLote } from './carimbos-do-lote.tsx'
import { ConversaDoLote } from './conversa-do-lote.tsx'
import { avisosDoLote, fatosDoLeilao, gruposDeFatos, promocoesDoLote } from './fatos-do-lote.server.ts'
import { AvariasForaDoGiro } from './galeria-do-lote.tsx'
import Giro from './giro.tsx'
import { Local } from './local.tsx'
import { SobreOLeilao } from './sobre-o-leilao.tsx'

const LOTE = {
  blackCar10: false,
  sorteioFinalAno: false,
  condicional: false,
  finalizacaoManual: false,
  transmissaoNaPista: false,
  somenteBuyNowProposta: false,
  marca: '',
  tipo: '',
  anoFabricacao: null,
  anoModelo: null,
  combustivel: null,
  km: null,
  veiculo: {
    modelo: '',
    versao: null,
    cor: null,
    cambio: null,
    possuiChave: null,
    retomada: '',
    sinistro: null,
    conservacao: null,
    monta: null,
    prazoDocumento: null,
    valorMercado: null,
    laudoCautelarResultado: '',
    laudoCautelarObservacao: null,
    observacoes: null,
    itens: [],
  },
  localizacao: {
    nome: 'Pátio Norte',
    cidade: 'Campinas',
    uf: 'SP',
    endereco: null,
    cep: null,
    telefone: '1940028922',
    googleMaps: null,
    patUid: null,
    explicacaoVisitacao: null,
    explicacaoRetirada: null,
    horaMarcada: false,
    externo: false,
  },
  comitente: { id: 1, nome: 'Banco Azul', logo: '/logo.webp' },
  situacaoDetran: [],
  judicial: null,
  leilao: { uid: 'l', editalUrl: null, regulamento: false, caucao: null },
} as unknown as LotePublico
const com = (mudar: Partial<LotePublico>): LotePublico => ({ ...LOTE, ...mudar })

describe('a conditional sale', () => {
  test.each([
    ['leilao', 'Venda condicional: o lance vencedor depende da aprovação do comitente'],
    ['loja', 'Venda condicional: a oferta vencedora depende da aprovação do vendedor'],
  ] as const)('is said before the bid (%s)', (tipo, aviso) => {
    expect(avisosDoLote(com({ condicional: true }), tipo)).toContain(aviso)
  })
  test('is not said of others', () => expect(avisosDoLote(LOTE, 'leilao')).toEqual([]))
})

test.each([
  [{ valor: 1_000_00, porcentagem: null }, 'uma caução: R$ 1.000,00. Ela'],
  [{ valor: null, porcentagem: 2.5 }, 'uma caução: 2,5% do limite que você escolher. Ela'],
  [{ valor: 500_00, porcentagem: 5 }, 'uma caução: 5% do limite que você escolher, no mínimo R$ 500,00. Ela'],
])('a deposit is announced before one enrols (%j)', (caucao, dito) => {
  const avisos = avisosDoLote(com({ leilao: { ...LOTE.leilao, caucao } }), 'leilao')
  expect(avisos.join(' ').replaceAll('\u00a0', ' ')).toContain(dito)
})

test('how it is sold stands among the facts, and only where there is something to say', () => {
  const venda = (l: LotePublico) => gruposDeFatos(l, 'leilao').find((g) => g.titulo === 'Como é vendido')
  expect(venda(LOTE)).toBeUndefined()
  expect(
    venda(com({ somenteBuyNowProposta: true, finalizacaoManual: true, transmissaoNaPista: true }))?.fatos,
  ).toEqual([
    { rotulo: 'Negociação', valor: 'Só por compra imediata ou por proposta, sem disputa' },
    { rotulo: 'Encerramento', valor: 'Pelo leiloeiro, ao vivo' },
    { rotulo: 'Transmissão', valor: 'Ao vivo, da pista' },
  ])
})

test('a court’s lot names case, round, valuation and burdens before the bid', () => {
  const judicial = {
    processo: '0710802-55.2018.8.02.0001',
    juizo: '1ª Vara Cível, Maceió',
    praca: 2 as const,
    avaliacao: 80_000_00,
    onus: 'IPVA de 2025',
  }
  const grupo = (l: LotePublico) => gruposDeFatos(l, 'leilao').find((g) => g.titulo === 'Leilão judicial')
  expect(grupo(LOTE)).toBeUndefined()
  expect(grupo(com({ judicial }))?.fatos.map((f) => f.valor.replaceAll('\u00a0', ' '))).toEqual([
    '0710802-55.2018.8.02.0001',
    '1ª Vara Cível, Maceió',
    '2ª praça',
    'R$ 80.000,00',
    'IPVA de 2025',
  ])
})

test('the days and hours on which the goods can be seen stand with the auction, where the house says them', () => {
  const dita = (visitacaoInicio: string | null, visitacaoFim: string | null) =>
    fatosDoLeilao(
      com({
        leilao: { ...LOTE.leilao, data: '2026-11-27T17:00:00.000Z', visitacaoInicio, visitacaoFim },
      }),
      'leilao',
    ).find((f) => f.rotulo === 'Visitação')?.valor
  expect(dita('2026-11-24T12:00:00.000Z', '2026-11-26T20:00:00.000Z')).toBe(
    '24 a 26/11/2026, das 09:00 às 17:00',
  )
  expect(dita(null, null)).toBeUndefined()
})

test('promotions are stamps', async () => {
  const promocoes = promocoesDoLote({ blackCar10: true, sorteioFinalAno: true })
  const html = await desenhar(<CarimbosDoLote carimbos={[]} promocoes={promocoes} />)
  expect(html).toContain('Black Car 10')
  expect(html).toContain('Sorteio de fim de ano')
  expect(await desenhar(<CarimbosDoLote carimbos={[]} promocoes={promocoesDoLote(LOTE)} />)).toBe('')
})

test('the yard’s telephone can be called, and its page is linked while there is one', async () => {
  const html = await desenhar(<Local local={LOTE.localizacao} visitar="um-lote" visitacao={null} />)
  expect(html).toContain('href="tel:')
  expect(html).not.toContain('Marcar uma visita')
  expect(html).toContain('Sobre este pátio')
  expect(
    await desenhar(<Local local={LOTE.localizacao} visitar={null} visitacao={null} />, { desligadas: [13] }),
  ).not.toContain('Sobre este pátio')
})

test('the yard says the auction’s days first, and never the word twice', async () => {
  const dito = async (explicacaoVisitacao: string, visitacao: string | null) =>
    (
      await desenhar(
        <Local local={{ ...LOTE.localizacao, explicacaoVisitacao }} visitar={null} visitacao={visitacao} />,
      )
    ).replaceAll(/<[^>]*>/g, '')
  expect(await dito('Visitas em dias úteis', null)).not.toContain('Visitação')
  expect(await dito('Das 9h às 16h', null)).toContain('Visitação: Das 9h às 16h')
  expect(await dito('Visitas com documento', '24 a 26/11/2026, das 09:00 às 17:00')).toContain(
    'Visitação: 24 a 26/11/2026, das 09:00 às 17:00Visitas com documento',
  )
})

test('a visit can be booked where the yard takes bookings, while the lot is for sale', async () => {
  const local = { ...LOTE.localizacao, horaMarcada: true }
  expect(await desenhar(<Local local={local} visitar="um-lote" visitacao={null} />)).toContain(
    '/visita/marcar/um-lote',
  )
  expect(await desenhar(<Local local={local} visitar={null} visitacao={null} />)).not.toContain(
    'Marcar uma visita',
  )
})

test('who sells is shown by his logo', async () => {
  const pagina = { lote: LOTE, doLeilao: [], aberto: false }
  expect(await desenhar(<SobreOLeilao />, { pagina })).toContain('src="/logo.webp"')
  const sem = { ...pagina, lote: com({ comitente: { id: 1, nome: 'Banco Azul', logo: null } }) }
  expect(await desenhar(<SobreOLeilao />, { pagina: sem })).not.toContain('<img')
})

test('a question can be asked by WhatsApp with the lot named, where the house has it', async () => {
  const pagina = { lote: com({ numero: '07', nome: 'Fiat Uno', url: '/leilao/fiat-uno' }) }
  const whatsapp = { url: 'https://wa.me/5511999990000', texto: '(11) 99999-0000' }
  const html = await desenhar(<ConversaDoLote />, { pagina, marca: { whatsapp } })
  const [, escrito = ''] = /wa\.me\/5511999990000\?text=([^"]*)/.exec(html) ?? []
  expect(decodeURIComponent(escrito)).toBe(
    'Tenho uma pergunta sobre o lote 07, Fiat Uno: http://casa.exemplo/leilao/fiat-uno',
  )
  expect(await desenhar(<ConversaDoLote />, { pagina })).not.toContain('wa.me')
})

test('only a drawn picture is called illustrative', async () => {
  const quadro = (legenda: string) => ({ base: '/g', larguras: [960], cor: '', legenda })
  const girar = (legenda: string) => desenhar(<Giro quadros={[quadro(legenda)]} nome="Gol" />)
  expect(await girar('')).not.toContain('ilustrativa')
  expect(await girar('Gol (imagem ilustrativa)')).toContain('(imagem ilustrativa)')
})

test('the turn of a damaged good leads to the pictures of its damages', async () => {
  const nota = (avaria: number) => desenhar(<AvariasForaDoGiro avaria={avaria} aoSair={() => {}} />)
  expect(await nota(5)).toContain('href="#foto-6"')
  expect(await nota(-1)).not.toContain('avarias')
})
