// What the creditor of the case asked for when an instalment was late, noted with its petition.
import { Radio, Stack, Text, Textarea } from '@mantine/core'
import {
  ESCOLHAS_DO_EXEQUENTE,
  type EscolhaDoExequente as Escolha,
  ROTULO_DA_ESCOLHA,
} from '@martelo/domain/judicial/mora-da-parcela.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'

interface Props {
  readonly m: { readonly uid: string; readonly versao: number }
  readonly aoFechar: () => void
}

export function EscolhaDoExequente({ m, aoFechar }: Props) {
  const [escolha, setEscolha] = useState<Escolha>('EXECUCAO')
  const [explicacao, setExplicacao] = useState('')
  return (
    <DialogoCurto
      titulo="O que o exequente pediu"
      botao="Anotar"
      feito="Escolha anotada"
      enviar={() =>
        chamar('PUT /v1/vendas/judicial/moras/:uid', {
          params: { uid: m.uid },
          body: { escolha, explicacao, versao: m.versao },
        })
      }
      aoFechar={aoFechar}
    >
      {(campos) => (
        <>
          <Radio.Group
            label="Diante do atraso (CPC, art. 895, § 5º)"
            value={escolha}
            onChange={setEscolha}
            error={campos.escolha}
          >
            <Stack gap="xs" mt="xs">
              {ESCOLHAS_DO_EXEQUENTE.map((x) => (
                <Radio key={x} value={x} label={ROTULO_DA_ESCOLHA[x]} />
              ))}
            </Stack>
          </Radio.Group>
          {escolha === 'RESOLUCAO' && (
            <Text size="sm" c="dimmed">
              Depois da decisão do juízo, a venda é cancelada com este motivo: o que foi pago segue o que ele
              decidir.
            </Text>
          )}
          <Textarea
            label="Petição ou decisão"
            autosize
            minRows={2}
            maxLength={1000}
            value={explicacao}
            onChange={(e) => setExplicacao(e.currentTarget.value)}
            error={campos.explicacao}
          />
        </>
      )}
    </DialogoCurto>
  )
}
