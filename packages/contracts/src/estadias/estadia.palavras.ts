import { ROTULO_DO_SERVICO } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { type EventoDeEstadia, ROTULO_DA_ESTADIA } from '@martelo/domain/estadias/states.ts'
import { palavras } from '../core/palavras.ts'

type Ato =
  | EventoDeEstadia
  | 'mudarDeVaga'
  | 'pedirServico'
  | 'agendarServico'
  | 'realizarServico'
  | 'cancelarServico'
  | 'receberDiarias'
  | 'dispensarDiarias'

export const PALAVRAS_DE_ESTADIA = palavras<never, Ato>({
  campos: {
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DA_ESTADIA },
    servico: { rotulo: 'Serviço', opcoes: ROTULO_DO_SERVICO },
    tipoServico: 'Serviço',
    vaga: 'Vaga',
    patio: 'Pátio',
    diarias: { rotulo: 'Diárias', tipo: 'dinheiro' },
    devolucaoNome: 'Quem levou',
    prometidoAt: 'Prometido para',
  },
  atos: {
    entrar: 'Entrada no pátio',
    liberarSaida: 'Saída liberada',
    suspenderSaida: 'Saída suspensa',
    entregar: 'Entregue ao comprador',
    devolver: 'Devolvido',
    cancelar: 'Cancelada',
    mudarDeVaga: 'Mudou de lugar',
    pedirServico: 'Serviço pedido',
    agendarServico: 'Serviço agendado',
    realizarServico: 'Serviço realizado',
    cancelarServico: 'Serviço cancelado',
    receberDiarias: 'Diárias recebidas',
    dispensarDiarias: 'Diárias dispensadas',
  },
})
