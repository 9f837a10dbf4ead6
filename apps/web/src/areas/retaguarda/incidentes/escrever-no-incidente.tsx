// To the client, to him with a question, or among the house's people.
import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import type { Incidente } from '../../../parts/incidentes/usar-incidentes.ts'

type Como = 'mensagem' | 'pergunta' | 'nota'
const AJUDA: Readonly<Record<Como, string>> = {
  mensagem: 'O cliente recebe um aviso e lê na área dele.',
  pergunta: 'O caso espera a resposta do cliente.',
  nota: 'Só a equipe vê.',
}

export function EscreverNoIncidente({ n, aoMudar }: { n: Incidente; aoMudar: (n: Incidente) => void }) {
  const [como, setComo] = useState<Como>(n.doCliente ? 'mensagem' : 'nota')
  const [texto, setTexto] = useState('')
  const [chave, setChave] = useState(novaChave)
  const [enviando, setEnviando] = useState(false)
  if (!n.podeEscrever) return null
  const enviar = (): void => {
    setEnviando(true)
    chamar('POST /v1/incidentes/:uid/mensagens', {
      params: { uid: n.uid },
      body: { texto, como, chaveDoPedido: chave },
    })
      .then((novo) => {
        setTexto('')
        setChave(novaChave())
        aoMudar(novo)
      })
      .catch(avisarErro)
      .finally(() => setEnviando(false))
  }
  return (
    <Stack gap="xs" mt="lg">
      {n.doCliente && (
        <SegmentedControl
          aria-label="A quem"
          value={como}
          onChange={setComo}
          data={[
            { value: 'mensagem', label: 'Ao cliente' },
            { value: 'pergunta', label: 'Perguntar', disabled: !n.atos.perguntar.pode },
            { value: 'nota', label: 'Anotação' },
          ]}
        />
      )}
      <Textarea
        label={como === 'nota' ? 'Anotação interna' : 'Mensagem ao cliente'}
        description={AJUDA[como]}
        autosize
        minRows={3}
        maxLength={4000}
        value={texto}
        onChange={(e) => setTexto(e.currentTarget.value)}
      />
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {n.doCliente ? '' : 'A casa abriu este incidente: o cliente não o vê.'}
        </Text>
        <Button loading={enviando} disabled={texto.trim() === ''} onClick={enviar}>
          {como === 'nota' ? 'Anotar' : 'Enviar'}
        </Button>
      </Group>
    </Stack>
  )
}
