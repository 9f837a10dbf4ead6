// A line of the log for people: its main message by the specification's rule, and what the insurer answered to it.
import { integracaoFalhou, mensagemDoEvento } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { z } from 'zod'
import { iso } from '../../core/http/iso.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import type { LinhaDeLog } from './logs-da-integracao.sql.ts'

const Respondida = z.object({ status: z.string(), errors: z.array(z.string()).default([]) })
const BEM: readonly string[] = ['ok', 'repetido']

/** What she answered to this very request; an event's row knows only the last one. */
function doParceiro(l: LinhaDeLog): { status: string | null; erros: readonly string[] } {
  if (l.sentido === 'entrada') return { status: l.status, erros: l.erros ?? [] }
  try {
    const r = Respondida.safeParse(JSON.parse(l.respostaCorpo ?? ''))
    return r.success ? { status: r.data.status, erros: r.data.errors } : { status: null, erros: [] }
  } catch {
    return { status: null, erros: [] }
  }
}

export function apresentarLog(l: LinhaDeLog) {
  const { status, erros } = doParceiro(l)
  const erro = BEM.includes(l.desfecho) ? null : (l.erro ?? l.desfecho)
  const falhou = erro !== null || integracaoFalhou(status ?? '')
  const [endereco, query] = (l.endereco ?? '').split('?')
  const daSeguradora = l.parceiro === 'mapfre'
  return {
    uid: l.uid,
    cliUid: l.cliUid,
    integradora: parceiroDe(l.parceiro)?.titulo ?? l.parceiro,
    tipo: l.eventCode ?? l.operacao,
    origem: l.sentido === 'saida' ? ('enviado' as const) : ('recebido' as const),
    url: endereco || null,
    headers: l.pedidoCabecalhos,
    body: l.pedidoCorpo,
    query: query ?? null,
    response: l.respostaCorpo,
    error: erro,
    tempoResposta: l.duracaoMs,
    mensagem: daSeguradora
      ? mensagemDoEvento({
          objeto: l.objeto ?? '',
          // No answer is no processing.
          status: erro === null ? (status ?? '') : 'NOT_PROCESSED',
          erros: erros.length > 0 || erro === null ? erros : [erro],
          erro,
        })
      : (erro ?? 'Respondido'),
    sucesso: !falhou,
    eventCode: l.eventCode,
    eventStatus: status ?? l.status,
    veiculo: l.veiUid === null ? null : { uid: l.veiUid, nome: l.veiculo ?? '' },
    remocao: l.remUid === null ? null : { uid: l.remUid, nome: `Remoção ${l.remId}` },
    createdAt: iso(l.quando),
    createdBy: l.quem,
  }
}
