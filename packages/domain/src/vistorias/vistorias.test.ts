import { expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { lugarDaMarca } from './contornos.ts'
import type { Marca } from './danos.ts'
import { destinoDoEnvio } from './destino-do-envio.ts'
import { MODELOS_DE_VISTORIA } from './modelos-de-vistoria.ts'
import { notaDaVistoria } from './nota-da-vistoria.ts'
import { adiantadoSegundos, noRelogioDoServidor } from './relogio-do-aparelho.ts'
import { itensQueFaltam, juntarRespostas, type RespostaEnviada, type Respostas } from './respostas.ts'
import { podeTransitarVistoria, SITUACOES_DE_VISTORIA, TRANSICOES_DE_VISTORIA } from './states.ts'
import { mesmasCategorias, recusarCategorias } from './tipo-de-vistoria.ts'

const CARRO = MODELOS_DE_VISTORIA[0]?.categorias ?? []
const QUANDO = { aparelho: 'a', recebidaEm: '2026-11-24T12:00:00.000Z' }
const r = (item: string, n: number, valores: string[], marcacoes: Marca[] = []): RespostaEnviada => ({
  item,
  n,
  valores,
  marcacoes,
  observacao: '',
  aparelhoEm: '2020-01-01T00:00:00.000Z',
})
const marca = (dano: Marca['dano'], gravidade: Marca['gravidade']): Marca => ({
  x: 1,
  y: 1,
  dano,
  gravidade,
  nota: '',
})
const juntar = (...chegadas: RespostaEnviada[]): Respostas =>
  juntarRespostas(CARRO, {}, chegadas, QUANDO).respostas

test('each state can be reached; what is done stays; only named roles move it', () => {
  expect([...estadosAlcancaveis(TRANSICOES_DE_VISTORIA, 'Aguardando')].sort()).toEqual(
    [...SITUACOES_DE_VISTORIA].sort(),
  )
  const concluir = (fatos: object, atores = ['Pátio'] as const) =>
    podeTransitarVistoria({ de: 'Aguardando', evento: 'concluir', atores }, fatos)
  expect(concluir({ faltam: [], fotosQueFaltam: 0 }).pode).toBe(true)
  expect(concluir({ faltam: ['Km'], fotosQueFaltam: 0 })).toMatchObject({ pode: false, causa: 'guarda' })
  expect(concluir({ faltam: [], fotosQueFaltam: 2 }).pode).toBe(false)
  expect(concluir({}).pode).toBe(false)
  expect(
    podeTransitarVistoria({ de: 'Realizada', evento: 'cancelar', atores: ['ADM'] }, { motivo: 'x' }).pode,
  ).toBe(false)
  expect(
    podeTransitarVistoria({ de: 'Aguardando', evento: 'cancelar', atores: ['SAC'] }, { motivo: 'x' }).pode,
  ).toBe(false)
})

test.each([
  ['no device has it yet', 'Aguardando', null, false, 'vistoria'],
  ['its own device', 'Aguardando', 'a', false, 'vistoria'],
  ['another device', 'Aguardando', 'b', false, 'copia'],
  ['another device takes over', 'Aguardando', 'b', true, 'vistoria'],
  ['it is done', 'Realizada', 'a', false, 'copia'],
  ['it is done, whatever is asked', 'Realizada', 'b', true, 'copia'],
  ['it is cancelled', 'Cancelada', null, true, 'copia'],
] as const)('where an answer goes: %s', (_, situacao, agora, assumir, onde) =>
  expect(destinoDoEnvio({ situacao, agora }, { aparelho: 'a', assumir }).onde).toBe(onde),
)

test('the later answer of a device wins, by its count; the same one again changes nothing; another device’s is later', () => {
  const um = juntarRespostas(
    CARRO,
    {},
    [r('quilometragem', 2, ['20']), r('quilometragem', 1, ['10'])],
    QUANDO,
  )
  expect(um.respostas.quilometragem?.valores).toEqual(['20'])
  expect(juntarRespostas(CARRO, um.respostas, [r('quilometragem', 2, ['99'])], QUANDO).mudou).toBe(false)
  const outro = juntarRespostas(CARRO, um.respostas, [r('quilometragem', 1, ['30'])], {
    ...QUANDO,
    aparelho: 'b',
  })
  expect(outro.respostas.quilometragem?.valores).toEqual(['30'])
})

test.each([
  ['quilometragem', ['12x']],
  ['motor', ['Voa']],
  ['pneus', ['Quinta roda=BOM']],
  ['placa-confere', ['Talvez']],
  ['nada', ['x']],
])('an answer that does not fit is left out by name: %s', (item, valores) => {
  const { recusadas, mudou } = juntarRespostas(CARRO, {}, [r(item, 1, valores)], QUANDO)
  expect([recusadas.length, mudou]).toEqual([1, false])
})

test('obligatory items: a looked-at drawing without marks is an answer, tyres are answered all, photographs count', () => {
  const faltam = (respostas: Respostas, fotos = new Map<string, number>()): string[] =>
    itensQueFaltam(CARRO, respostas, fotos).map((i) => i.id)
  expect(faltam({})).toContain('mapa')
  expect(faltam(juntar(r('mapa', 1, [])))).not.toContain('mapa')
  expect(faltam(juntar(r('pneus', 1, ['Dianteiro esquerdo=BOM'])))).toContain('pneus')
  expect(faltam({}, new Map([['foto-traseira', 1]]))).not.toContain('foto-traseira')
  expect(faltam({})).not.toContain('observacoes')
})

test.each([
  ['nothing valued', {}, null],
  ['a clean car', juntar(r('mapa', 1, [])), { nota: 'A', pontos: 0 }],
  ['a scratch', juntar(r('mapa', 1, [], [marca('RISCO', 1)])), { nota: 'A', pontos: 1 }],
  ['a severe dent', juntar(r('mapa', 1, [], [marca('AMASSADO', 3)])), { nota: 'B', pontos: 6 }],
  ['a dead engine', juntar(r('motor', 1, ['Não funciona'])), { nota: 'B', pontos: 8 }],
  ['the frame', juntar(r('mapa', 1, [], [marca('ESTRUTURAL', 3)])), { nota: 'D', pontos: 24 }],
  [
    'tyres',
    juntar(r('pneus', 1, ['Dianteiro esquerdo=TROCA', 'Traseiro direito=FALTA'])),
    { nota: 'A', pontos: 3 },
  ],
] as const)('grade: %s', (_, respostas, certa) => expect(notaDaVistoria(CARRO, respostas)).toEqual(certa))

test('a phone that is five hours behind: how long ago is right, and nothing is before its inspection or later than now', () => {
  const servidor = Date.parse('2026-11-24T15:00:00Z')
  const aparelho = servidor - 5 * 3_600_000
  expect(adiantadoSegundos({ servidor, aparelho })).toBe(-18_000)
  expect(noRelogioDoServidor({ servidor, aparelho }, aparelho - 60_000)).toBe(servidor - 60_000)
  expect(noRelogioDoServidor({ servidor, aparelho }, aparelho + 60_000)).toBe(servidor)
  expect(noRelogioDoServidor({ servidor, aparelho }, 0, servidor - 1000)).toBe(servidor - 1000)
})

test('the ready types are right by the rules of the editor, and the order of keys is no change', () => {
  expect(MODELOS_DE_VISTORIA.map((m) => recusarCategorias(m.categorias))).toEqual([null, null, null, null])
  const virada = CARRO.map(({ id, ...c }) => ({ ...c, id }))
  expect(mesmasCategorias(CARRO, virada)).toBe(true)
  expect(mesmasCategorias(CARRO, CARRO.slice(1))).toBe(false)
  expect(recusarCategorias([])).toContain('ao menos um item')
})

test.each([
  ['CARRO', { x: 400, y: 215 }, 'lateral esquerda, porta dianteira'],
  ['CARRO', { x: 600, y: 890 }, 'lateral direita, porta dianteira'],
  ['CARRO', { x: 560, y: 480 }, 'de cima, teto'],
  ['MOTO', { x: 450, y: 160 }, 'lateral esquerda, tanque'],
  ['CAMINHAO', { x: 870, y: 200 }, 'dianteira, para-brisa'],
  ['CARRO', { x: 0, y: 0 }, 'fora do desenho'],
] as const)('a mark on %s at %j: %s', (imagem, onde, lugar) => expect(lugarDaMarca(imagem, onde)).toBe(lugar))
