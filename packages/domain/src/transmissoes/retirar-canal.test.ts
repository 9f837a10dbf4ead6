import { expect, test } from 'vitest'
import { porQueNaoRetirar } from './retirar-canal.ts'

const livre = { situacao: 'PARADO', mesaCom: null, conservadas: 0 } as const

test.each([
  ['nothing hangs on it', {}, null],
  ['on the air', { situacao: 'NO_AR' }, 'no ar'],
  ['without a signal', { situacao: 'SEM_SINAL' }, 'no ar'],
  ['the card is shown', { situacao: 'INTERVALO' }, 'no ar'],
  ['its desk has begun', { mesaCom: 'Ana' }, 'A mesa está com Ana'],
  ['one recording of a dispute', { conservadas: 1 }, 'Uma gravação'],
  ['several', { conservadas: 3 }, 'Há 3 gravações'],
] as const)('a channel is taken away or not: %s', (_, mudar, esperado) => {
  const motivo = porQueNaoRetirar({ ...livre, ...mudar })
  if (esperado === null) expect(motivo).toBeNull()
  else expect(motivo).toContain(esperado)
})
