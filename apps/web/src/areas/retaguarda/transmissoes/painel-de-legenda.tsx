// Captions typed at the desk: each is shown to everyone who watches for as long as it takes to be read.
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'

export function PainelDeLegenda({ canalUid }: { readonly canalUid: string }) {
  const [texto, setTexto] = useState('')
  const [dita, setDita] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const mostrar = (t: string): void => {
    setErro(null)
    chamar('POST /v1/canal-transmissao/:uid/legenda', {
      params: { uid: canalUid },
      body: { texto: t },
    }).then(
      () => {
        setDita(t)
        setTexto('')
      },
      (e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível mostrar a legenda.'),
    )
  }
  return (
    <form
      aria-label="Legenda"
      onSubmit={(e) => {
        e.preventDefault()
        if (texto.trim() !== '') mostrar(texto)
      }}
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          label="Legenda para quem assiste"
          placeholder="Escreva o que está sendo dito e tecle Enter"
          maxLength={160}
          value={texto}
          error={erro}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default">
          Mostrar
        </Button>
        <Button size="xs" variant="subtle" disabled={dita === ''} onClick={() => mostrar('')}>
          Tirar
        </Button>
      </Group>
      {dita !== '' && <Text size="xs">Última: {dita}</Text>}
    </form>
  )
}
