// A line of the log for the screen, and whether it can be sent again.
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarEnvio } from '@martelo/domain/externo/states.ts'
import { ehRepetivel } from '../../core/externo/envio.ts'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { type LinhaDaLista, type LinhaInteira, rotuloDoDesfecho } from './registros-externos.sql.ts'

export function apresentarLinha(l: Omit<LinhaDaLista, 'total'>) {
  return {
    uid: l.uid,
    quando: l.quando.toISOString(),
    parceiro: l.parceiro,
    parceiroTitulo: parceiroDe(l.parceiro)?.titulo ?? l.parceiro,
    operacao: l.operacao,
    sentido: l.sentido,
    desfecho: l.desfecho,
    desfechoRotulo: rotuloDoDesfecho(l.desfecho),
    status: l.status,
    duracaoMs: l.duracaoMs,
    objetoTipo: l.objetoTipo,
    objetoUid: l.objetoUid,
    erro: l.erro,
    tentativa: l.tentativa,
    envioSituacao: l.envioSituacao,
  }
}

/** Null: it may be sent, or acted on, again. */
export function impedimentoDoReenvio(l: LinhaInteira, papeis: readonly string[]): string | null {
  if (l.aviId !== null) return l.aviSituacao === 'recebido' ? 'Este aviso ainda está na fila.' : null
  if (l.envioSituacao === null)
    return 'Este pedido foi feito na hora, por quem esperava a resposta: não há o que enviar de novo.'
  const r = podeTransitarEnvio(
    { de: l.envioSituacao, evento: 'reenviar', atores: atoresDosPapeis(papeis) },
    { repetivel: ehRepetivel(l.parceiro, l.envOperacao ?? '') },
  )
  if (r.pode) return null
  return l.envioSituacao === 'pendente' ? 'Este envio já está na fila.' : r.motivo
}

export function apresentarRegistro(l: LinhaInteira, papeis: readonly string[]) {
  return {
    ...apresentarLinha(l),
    metodo: l.metodo,
    endereco: l.endereco,
    pedidoCabecalhos: l.pedidoCabecalhos,
    pedidoCorpo: l.pedidoCorpo,
    respostaCabecalhos: l.respostaCabecalhos,
    respostaCorpo: l.respostaCorpo,
    reqId: l.reqId,
    envio:
      l.envUid === null || l.envioSituacao === null
        ? null
        : {
            uid: l.envUid,
            situacao: l.envioSituacao,
            tentativas: l.tentativas ?? 0,
            proximaAt: l.envioSituacao === 'pendente' ? (l.proximaAt?.toISOString() ?? null) : null,
            erro: l.envErro,
          },
    aviso: l.aviSituacao === null ? null : { situacao: l.aviSituacao, erro: l.aviErro },
    impedimento: impedimentoDoReenvio(l, papeis),
  }
}
