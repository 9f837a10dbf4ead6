import { expect, test } from 'vitest'
import {
  chamadaDaEquipe,
  esperarSegundos,
  fechadaAVisitantes,
  mensagemDeFechada,
  portaDaEquipe,
} from './manutencao.ts'

const AGORA = 1_000_000_000_000
const h = (fecha: number | null, reabre: number | null) => ({
  manutencaoFechaAt: fecha === null ? null : new Date(fecha),
  manutencaoReabreAt: reabre === null ? null : new Date(reabre),
  manutencaoMensagem: '',
  emPreparacao: false,
})

test.each([
  ['nothing announced', null, false],
  ['announced for later', AGORA + 1, false],
  ['from its instant on', AGORA, true],
  ['long closed', AGORA - 5000, true],
])('%s', (_nome, fecha, fechada) => {
  expect(fechadaAVisitantes(h(fecha, null), AGORA)).toBe(fechada)
})

test.each([
  ['no time said', null, 600],
  ['in half an hour', AGORA + 1_800_000, 1800],
  ['late already', AGORA - 1, 60],
])('visitors come again: %s', (_nome, reabre, segundos) => {
  expect(esperarSegundos(h(AGORA, reabre), AGORA)).toBe(segundos)
})

test('a house in preparation is closed without an announcement, in words of its own', () => {
  const nova = { ...h(null, null), emPreparacao: true }
  expect(fechadaAVisitantes(nova, AGORA)).toBe(true)
  expect(mensagemDeFechada(nova, 'Em manutenção')).toContain('abre em breve')
  expect(mensagemDeFechada(h(AGORA, null), 'Em manutenção')).toBe('Em manutenção')
  expect(mensagemDeFechada({ ...h(AGORA, null), manutencaoMensagem: 'Mudamos de sala' }, 'x')).toBe(
    'Mudamos de sala',
  )
})

test('staff finds the door', () => {
  expect(portaDaEquipe('/login-sistema')).toBe(true)
  expect(portaDaEquipe('/login')).toBe(false)
  expect(chamadaDaEquipe('POST /v1/usuario/efetuar-login')).toBe(true)
  expect(chamadaDaEquipe('GET /v1/hotsite/public')).toBe(true)
  expect(chamadaDaEquipe('GET /v1/hotsite/conteudo-pagina')).toBe(true)
  expect(chamadaDaEquipe('GET /v1/hotsite/publicacoes')).toBe(false)
  expect(chamadaDaEquipe('POST /v1/leilao/lotes/:lelUid/lances')).toBe(false)
})
