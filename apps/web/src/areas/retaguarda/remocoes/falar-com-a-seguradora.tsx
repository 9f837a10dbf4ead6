// One message of the house to the insurer.
import { Group, Select, Text, Textarea, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'

export type Mensagem =
  | { readonly eventCode: 'S11' | 'S12' | 'S17' }
  | { readonly eventCode: 'S13'; readonly requestId: string }

const TITULO = {
  S11: 'Mandar fotos e papéis',
  S12: 'Pedir contato à seguradora',
  S13: 'Responder à seguradora',
  S17: 'Encerrar o processo',
} as const
const SOBRE = {
  S11: 'A lista das fotos e dos papéis da remoção vai à Mapfre, com a soma de cada arquivo.',
  S12: 'A Mapfre responde pelo canal escolhido.',
  S13: 'A resposta encerra este pedido de contato.',
  S17: 'Nada mais é dito à Mapfre sobre esta remoção, e os dados do segurado são apagados.',
} as const

interface Props {
  readonly uid: string
  readonly mensagem: Mensagem
  readonly aoFechar: () => void
  readonly aoMandar: (p: RespostaDe<Calls['POST /v1/remocoes/:uid/mapfre/eventos']>) => void
}

export function FalarComASeguradora({ uid, mensagem, aoFechar, aoMandar }: Props) {
  const { eventCode } = mensagem
  const [comentario, setComentario] = useState('')
  const [canal, setCanal] = useState<'PHONE' | 'EMAIL'>('PHONE')
  const [contato, setContato] = useState('')
  const corpo = () => {
    if (eventCode === 'S11') return { eventCode }
    if (mensagem.eventCode === 'S13')
      return { eventCode: mensagem.eventCode, requestId: mensagem.requestId, comentario }
    if (eventCode === 'S12')
      return {
        eventCode,
        comentario,
        canal,
        ...(canal === 'EMAIL' ? { email: contato } : { telefone: contato }),
      }
    return { eventCode: 'S17' as const, comentario }
  }
  return (
    <DialogoCurto
      titulo={TITULO[eventCode]}
      botao={eventCode === 'S17' ? 'Encerrar' : 'Mandar'}
      feito="Mensagem na fila da Mapfre"
      aoFechar={aoFechar}
      enviar={async () =>
        aoMandar(await chamar('POST /v1/remocoes/:uid/mapfre/eventos', { params: { uid }, body: corpo() }))
      }
    >
      {(campos) => (
        <>
          <Text size="sm">{SOBRE[eventCode]}</Text>
          {eventCode === 'S12' && (
            <Group grow align="start">
              <Select
                label="Canal"
                data={[
                  { value: 'PHONE', label: 'Telefone' },
                  { value: 'EMAIL', label: 'E-mail' },
                ]}
                value={canal}
                allowDeselect={false}
                onChange={(v) => setCanal(v === 'EMAIL' ? 'EMAIL' : 'PHONE')}
              />
              <TextInput
                label={canal === 'EMAIL' ? 'E-mail para a resposta' : 'Telefone para a resposta'}
                value={contato}
                error={campos['email'] ?? campos['telefone']}
                onChange={(e) => setContato(e.currentTarget.value)}
              />
            </Group>
          )}
          {eventCode !== 'S11' && (
            <Textarea
              label="Mensagem"
              withAsterisk
              autosize
              minRows={3}
              maxLength={2000}
              value={comentario}
              error={campos['comentario']}
              onChange={(e) => setComentario(e.currentTarget.value)}
            />
          )}
        </>
      )}
    </DialogoCurto>
  )
}
