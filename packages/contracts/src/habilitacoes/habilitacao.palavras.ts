// How the record is called in its history: fields, codes, and what was done with it.
import { ROTULO_DA_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import type { EventoDeHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_HABILITACAO = palavras<never, EventoDeHabilitacao>({
  campos: {
    aceito: 'Regulamento aceito',
    aceitoEm: 'Aceito em',
    limite: { rotulo: 'Limite', tipo: 'dinheiro' },
    limiteDeCompra: { rotulo: 'Limite de compra', tipo: 'dinheiro' },
    observacao: 'Observação',
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DA_HABILITACAO },
    tipo: 'Tipo',
  },
  atos: {
    aceitarDeNovo: 'Aceitou o texto de agora',
    aprovar: 'Aprovado',
    aprovarSozinha: 'Aprovada pela regra',
    limitar: 'Limite de compra mudado',
    pedir: 'Pedido recebido',
    pedirNovamente: 'Pedida novamente',
    perderCondicao: 'Perdeu a condição',
    reprovar: 'Reprovada',
    revogar: 'Revogada',
  },
})
