import { type EventoDeRemocao, ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_REMOCAO = palavras<
  never,
  EventoDeRemocao | 'criarLink' | 'revogarLink' | 'cobrarFrustrada'
>({
  campos: {
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DA_REMOCAO },
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
    previstaEm: 'Dia da coleta',
    transportadora: 'Transportadora',
    motorista: 'Motorista',
    para: 'Para',
    local: 'Local',
    patio: 'Pátio',
    observacao: 'Observação',
  },
  atos: {
    autorizar: 'Autorizada',
    recusar: 'Recusada pela transportadora',
    agendar: 'Agendada',
    chegar: 'Motorista no local',
    coletar: 'Veículo coletado',
    frustrar: 'Coleta frustrada',
    entregar: 'Entregue no pátio',
    cancelar: 'Cancelada',
    criarLink: 'Endereço enviado',
    revogarLink: 'Endereço anulado',
    cobrarFrustrada: 'Viagem perdida cobrada',
  },
})
