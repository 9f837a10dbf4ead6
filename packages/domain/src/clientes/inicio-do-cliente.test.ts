import { expect, test } from 'vitest'
import { compararPendencias, prazoEmPalavras, primeirosPassosDe } from './inicio-do-cliente.ts'

const AGORA = Date.parse('2026-11-25T12:00:00-03:00')
const em = (horas: number): number => AGORA + horas * 3_600_000

test('what is lost soonest comes first, and on one day the larger sum', () => {
  const pendencias = [
    { nome: 'sem prazo', prazo: null, valor: 900_000_00 },
    { nome: 'amanhã', prazo: em(20), valor: 800_000_00 },
    { nome: 'hoje, pouco', prazo: em(5), valor: 1_000_00 },
    { nome: 'hoje, muito', prazo: em(8), valor: 50_000_00 },
    { nome: 'vencida', prazo: em(-30), valor: 20_000_00 },
    { nome: 'em 50 minutos', prazo: em(50 / 60), valor: 500_00 },
    { nome: 'em 5 minutos', prazo: em(5 / 60), valor: 100_00 },
  ]
  expect(pendencias.sort((a, b) => compararPendencias(a, b, AGORA)).map((p) => p.nome)).toEqual([
    'em 5 minutos',
    'em 50 minutos',
    'hoje, muito',
    'vencida',
    'hoje, pouco',
    'amanhã',
    'sem prazo',
  ])
})

test.each([
  [null, null],
  [em(-30), 'Venceu'],
  [em(-1), 'Vence hoje'],
  [em(8), 'Vence hoje'],
  [em(13), 'Vence amanhã'],
  [em(24 * 3), 'Vence em 3 dias'],
  [em(24 * 9), null],
] as const)('the deadline %s is said as %s', (prazo, texto) => {
  expect(prazoEmPalavras(prazo, AGORA)).toBe(texto)
})

test('the first steps: what waits for the house is not asked of the client', () => {
  const novo = {
    emailConfirmado: true,
    telefoneConfirmado: false,
    documentos: 'Aguardando Validação',
    habilitacao: 'nenhuma',
    deuLance: false,
  } as const
  expect(primeirosPassosDe(novo)).toEqual([
    { passo: 'email', estado: 'feito' },
    { passo: 'telefone', estado: 'fazer' },
    { passo: 'documentos', estado: 'esperar' },
    { passo: 'habilitacao', estado: 'fazer' },
    { passo: 'lance', estado: 'fazer' },
  ])
  expect(primeirosPassosDe({ ...novo, documentos: 'Divergente' })[2]?.estado).toBe('refazer')
})
