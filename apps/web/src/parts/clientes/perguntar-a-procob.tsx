// A question to the registry of persons about a lot's leader: by which right and for what, and its answer is the lot's
// validation.
import { Select, Text, TextInput } from '@mantine/core'
import {
  BASES_LEGAIS,
  type BaseLegal,
  ROTULO_DA_BASE,
  ROTULO_DA_CONSULTA,
  type TipoDeConsulta,
} from '@martelo/domain/procob/julgar-consulta.ts'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { DialogoCurto } from '../../kit/formulario/dialogo-curto.tsx'

interface Props {
  readonly tipo: TipoDeConsulta
  readonly cliUid: string
  readonly lote: { readonly uid: string; readonly numero: string }
  readonly aoResponder: () => void
  readonly aoFechar: () => void
}

export function PerguntarAProcob({ tipo, cliUid, lote, aoResponder, aoFechar }: Props) {
  const [baseLegal, setBase] = useState<BaseLegal>('CONTRATO')
  const [finalidade, setFinalidade] = useState(`Validação do maior lance do lote ${lote.numero}`)
  return (
    <DialogoCurto
      titulo={`Procob: ${ROTULO_DA_CONSULTA[tipo]}`}
      botao="Consultar"
      pronto={finalidade.trim() !== ''}
      feito="A resposta é a validação do lote"
      aoFechar={aoFechar}
      enviar={async () => {
        const r = await chamar('POST /v1/procob/consultas', {
          body: { cliUid, lelUid: lote.uid, tipo, baseLegal, finalidade },
        })
        avisarSucesso([`A Procob respondeu: ${r.resultado}.`, ...r.motivos].join(' '))
        aoResponder()
      }}
    >
      {(campos) => (
        <>
          <Text size="sm" c="dimmed">
            A consulta fica registrada com o seu nome.
          </Text>
          <Select
            label="Base legal"
            data={BASES_LEGAIS.map((value) => ({ value, label: ROTULO_DA_BASE[value] }))}
            value={baseLegal}
            allowDeselect={false}
            onChange={(v) => setBase(BASES_LEGAIS.find((b) => b === v) ?? baseLegal)}
          />
          <TextInput
            label="Finalidade"
            maxLength={300}
            value={finalidade}
            error={campos['finalidade']}
            onChange={(e) => setFinalidade(e.currentTarget.value)}
          />
        </>
      )}
    </DialogoCurto>
  )
}
