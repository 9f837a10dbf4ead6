// How the record is called in its history: fields, codes, and what was done with it.
import {
  type EventoDeIncidente,
  ROTULO_DA_DECISAO,
  ROTULO_DO_INCIDENTE,
} from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_INCIDENTE = palavras<never, EventoDeIncidente | 'abrir' | 'mensagem' | 'nota'>({
  campos: {
    assunto: 'Assunto',
    decisao: { rotulo: 'Decisão', opcoes: ROTULO_DA_DECISAO },
    prazo: 'Prazo',
    responsavel: 'Responsável',
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DO_INCIDENTE },
    tipo: { rotulo: 'Tipo', opcoes: ROTULO_DO_TIPO_DE_INCIDENTE },
    valor: { rotulo: 'Valor abatido', tipo: 'dinheiro' },
  },
  atos: {
    abrir: 'Incidente aberto',
    assumir: 'Assumido',
    perguntar: 'Cliente perguntado',
    responder: 'Cliente respondeu',
    mensagem: 'Mensagem ao cliente',
    nota: 'Anotação interna',
    decidir: 'Decidido',
    encerrar: 'Encerrado',
    reabrir: 'Reaberto',
    retirar: 'Retirado pelo cliente',
  },
})
