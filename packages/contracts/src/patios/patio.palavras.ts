// How the record is called in its history: fields, codes, and what was done with it.
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_PATIO = palavras<never, never>({
  campos: {
    abre: 'Abre às',
    diasEstadiaGratis: 'Dias de estadia gratuita',
    diasSemana: { rotulo: 'Dias da semana', tipo: 'diaDaSemana' },
    explicacaoRetirada: 'Orientação da retirada',
    explicacaoVisitacao: 'Orientação da visitação',
    fecha: 'Fecha às',
    inicio: 'Início',
    intervaloMinutos: 'Intervalo entre retiradas (min)',
    responsavel: 'Responsável',
    visitaAbre: 'Visitas a partir das',
    visitaFecha: 'Visitas até as',
    visitasPorHorario: 'Visitas por horário',
  },
  atos: {
    salvarPlanta: 'Planta alterada',
    alterarRecesso: 'Recesso alterado',
    'apagar foto': 'Foto apagada',
    apagarRecesso: 'Recesso apagado',
    criarRecesso: 'Recesso criado',
    'enviar foto': 'Foto enviada',
  },
})
