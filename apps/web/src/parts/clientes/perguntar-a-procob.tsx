// A question to the registry of persons about a lot's leader: by which right and for what, and its answer is the lot's
// validation.
import { Text } from '@mantine/core'
import { ROTULO_DA_CONSULTA, type TipoDeConsulta } from '@martelo/domain/procob/julgar-consulta.ts'
import { chamar } from '../../core/api.ts'
import { avisarAtencao, avisarSucesso } from '../../core/mantine/avisos.ts'
import { DialogoCurto } from '../../kit/formulario/dialogo-curto.tsx'
import { CamposDoDireito, useDireito } from './direito-da-consulta.tsx'

interface Props {
  readonly tipo: TipoDeConsulta
  /** who is asked about; the leader of the lot may be another by the time it is sent */
  readonly cliente: { readonly uid: string; readonly nome: string }
  readonly lote: { readonly uid: string; readonly numero: string }
  readonly aoResponder: () => void
  readonly aoFechar: () => void
}

export function PerguntarAProcob({ tipo, cliente, lote, aoResponder, aoFechar }: Props) {
  const { direito, mudar } = useDireito(`Validação do maior lance do lote ${lote.numero}`)
  return (
    <DialogoCurto
      titulo={`Procob: ${ROTULO_DA_CONSULTA[tipo]}`}
      botao="Consultar"
      feito="A resposta é a validação do lote"
      aoFechar={aoFechar}
      enviar={async () => {
        const r = await chamar('POST /v1/procob/consultas', {
          body: { cliUid: cliente.uid, lelUid: lote.uid, tipo, ...direito },
        })
        const dito = [`A Procob respondeu: ${r.resultado}.`, ...r.motivos].join(' ')
        if (r.resultado === 'Autorizado') avisarSucesso(dito)
        else avisarAtencao(dito)
        aoResponder()
      }}
    >
      {(campos) => (
        <>
          <Text size="sm">
            {`A Procob é perguntada sobre ${cliente.nome}. A resposta vira a validação dele no lote ${lote.numero}, e a consulta fica registrada com o seu nome.`}
          </Text>
          <CamposDoDireito direito={direito} mudar={mudar} erro={campos['finalidade']} />
        </>
      )}
    </DialogoCurto>
  )
}
