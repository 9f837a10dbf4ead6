// How a booked visit is called in its history.
import type { EventoDeVisita } from '@martelo/domain/visitacoes/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_VISITACAO = palavras<never, EventoDeVisita | 'marcar'>({
  campos: { inicio: 'Horário' },
  atos: {
    marcar: 'Visita marcada',
    remarcar: 'Visita remarcada',
    cancelar: 'Visita cancelada',
    chegar: 'Visita realizada',
    faltar: 'Não compareceu',
  },
})
