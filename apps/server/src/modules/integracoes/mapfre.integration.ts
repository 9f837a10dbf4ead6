// The insurer Mapfre: events of removals and salvage in both directions, one envelope for all. What each code means is in
// packages/domain/src/integracoes/eventos-mapfre.ts.
import type { EventoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import { integracaoFalhou, mensagemDoEvento } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { z } from 'zod'
import {
  ACESSO_POR_TOKEN,
  comToken,
  perguntarSaude,
  porSegredoDosAvisos,
} from '../../core/externo/api-com-token.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import { receberEventoMapfre } from './receber-evento-mapfre.ts'

const Resposta = z.object({
  status: z.string().min(1).max(60),
  errors: z.array(z.string().max(500)).max(50).default([]),
})

export interface Mapfre {
  /** The same `chave` again is the same event. Throws `FalhaExterna`, for an event that she did not process too. */
  enviar(e: EventoMapfre, chave: string): Promise<void>
  saude(): Promise<string>
}

export const MAPFRE = definirParceiro({
  nome: 'mapfre',
  titulo: 'Mapfre',
  descricao:
    'Pede remoções de salvados, libera e bloqueia a venda, e ouve cada passo até o resultado do leilão.',
  campos: {
    ...ACESSO_POR_TOKEN,
    segredoDosAvisos: {
      rotulo: 'Segredo dos eventos',
      tipo: 'segredo',
      obrigatorio: true,
      ajuda: 'Com ele a seguradora assina os eventos que nos manda.',
    },
  },
  // As the specification waits for every call.
  tempoMs: 40_000,
  abrir: ({ credencial, pedir }): Mapfre => {
    const { base, cabecalhos } = comToken(credencial)
    return {
      async enviar(e, chave) {
        const { valor } = await pedir(
          {
            operacao: e.eventData.eventCode,
            metodo: 'POST',
            endereco: `${base}/eventos`,
            cabecalhos: { ...cabecalhos, 'idempotency-key': chave },
            corpo: e,
          },
          Resposta,
        )
        if (valor !== null && integracaoFalhou(valor.status))
          throw new FalhaExterna(
            'erro',
            mensagemDoEvento({
              objeto: e.businessData.object.type,
              status: valor.status,
              erros: valor.errors,
            }),
          )
      },
      saude: () => perguntarSaude(pedir, { base, cabecalhos }),
    }
  },
  testar: async (porta) => `A seguradora respondeu: ${await porta.saude()}.`,
  avisos: {
    conferir: porSegredoDosAvisos,
    processar: receberEventoMapfre,
  },
})
