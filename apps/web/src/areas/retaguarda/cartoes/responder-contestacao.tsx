// The house's answer to a holder who says that he did not buy.
import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import type { CartaoDaEquipe } from '@martelo/contracts/cartoes/cartao.schemas.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

interface Props {
  readonly c: CartaoDaEquipe
  readonly mudar: <T>(fazer: () => Promise<T>) => Promise<T>
  readonly aoFechar: () => void
}

export function ResponderContestacao({ c, mudar, aoFechar }: Props) {
  const [resposta, setResposta] = useState<'defender' | 'aceitar'>('defender')
  const [defesa, setDefesa] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const enviar = async (): Promise<void> => {
    setErro(null)
    try {
      await mudar(() =>
        chamar('POST /v1/cartoes/:uid/contestacao', {
          params: { uid: c.uid },
          body: { resposta, defesa: resposta === 'defender' ? defesa : null, versao: c.versao },
        }),
      )
      avisarSucesso('Resposta enviada ao adquirente')
    } catch (e) {
      if (e instanceof ErroDeChamada) setErro(e.campos.defesa ?? null)
      throw e
    }
  }
  return (
    <Confirmar
      aberto
      titulo="Responder à contestação"
      botao={resposta === 'defender' ? 'Enviar a defesa' : 'Aceitar e devolver'}
      perigo={resposta === 'aceitar'}
      aoFechar={aoFechar}
      aoConfirmar={enviar}
    >
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Resposta"
          value={resposta}
          onChange={(v) => setResposta(v === 'aceitar' ? 'aceitar' : 'defender')}
          data={[
            { value: 'defender', label: 'Defender' },
            { value: 'aceitar', label: 'Aceitar' },
          ]}
        />
        {resposta === 'defender' ? (
          <Textarea
            label="Defesa"
            description="O que prova a compra: lances, habilitação, entrega assinada."
            withAsterisk
            autosize
            minRows={3}
            maxLength={2000}
            value={defesa}
            error={erro}
            onChange={(e) => setDefesa(e.currentTarget.value)}
          />
        ) : (
          <Text size="sm">O dinheiro volta ao titular do cartão e a compra fica sem este pagamento.</Text>
        )}
      </Stack>
    </Confirmar>
  )
}
