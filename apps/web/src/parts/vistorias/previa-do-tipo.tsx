// How a phone will ask what is being edited: answers are tried out and kept nowhere.
import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { type CategoriaDaVistoria, ehDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { useState } from 'react'
import { ResponderItem, type Respondido } from './responder-item.tsx'

export function PreviaDoTipo({ categorias }: { categorias: readonly CategoriaDaVistoria[] }) {
  const [respostas, setRespostas] = useState<Readonly<Record<string, Respondido>>>({})
  if (categorias.length === 0) return <Text c="dimmed">Acrescente uma categoria para ver como fica.</Text>
  return (
    <Stack maw={390}>
      {categorias.map((c) => (
        <Stack key={c.id} gap="md">
          <Title order={2} size="h4">
            {c.nome}
          </Title>
          {c.itens.map((i) => (
            <ResponderItem
              key={i.id}
              item={i}
              imagem={c.tipoImagem}
              r={respostas[i.id]}
              aoResponder={(r) => setRespostas((antes) => ({ ...antes, [i.id]: r }))}
              imagens={
                ehDeImagem(i.tipo) ? (
                  <Button variant="default" disabled>
                    {i.tipo === 'assinatura' ? 'Assinar' : 'Fotografar'}
                  </Button>
                ) : null
              }
            />
          ))}
          <Divider />
        </Stack>
      ))}
    </Stack>
  )
}
