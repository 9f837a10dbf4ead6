// The letter's question about a saved search, the first one and the one before the end.
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { PerguntaDaCarta, responderACarta } from '../confirmar-pelo-email.tsx'
import type { Route } from './+types/confirmar-alerta.screen.ts'

export function action({ context, params: { uid, selo } }: Route.ActionArgs) {
  const servidor = context.get(doServidor)
  const pedido = servidor.chamar('POST /v1/buscas-salvas/:uid/confirmar', { params: { uid }, body: { selo } })
  return responderACarta(pedido, 'Peça o aviso de novo.')
}

export default function ConfirmarAlerta({ actionData: r }: Route.ComponentProps) {
  const { nome } = useMarca()
  const { lote } = usePalavras()
  return (
    <PerguntaDaCarta
      cabeca={{
        titulo: 'Confirmar os avisos',
        descricao: 'E-mails de buscas salvas.',
        canonico: '/avisos',
      }}
      titulo={`Avisos de ${nome}`}
      pergunta="Confirme que você quer receber neste e-mail os avisos desta busca. Dá para parar quando quiser."
      feito={
        r?.feito
          ? {
              texto: `Pronto: avisamos neste e-mail os próximos ${lote.varios} de “${r.feito.nome}”, até ${formatarData(Date.parse(r.feito.venceAt))}. Antes disso perguntamos se você quer continuar.`,
              ver: { para: r.feito.endereco, texto: 'Ver o que há agora' },
            }
          : null
      }
      erro={r?.erro ?? null}
      deNovo={{ para: IR.lotes, texto: `Ver os ${lote.varios}` }}
    />
  )
}
