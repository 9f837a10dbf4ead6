// The messages of an incident, oldest first, as house and client read them.
import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

interface Mensagem {
  readonly uid: string
  readonly autor: 'cliente' | 'casa'
  readonly nome: string
  readonly texto: string
  readonly interna?: boolean
  readonly criadaAt: string
}

/** `meu`: whose side is read; his own messages stand to the right. */
export function ConversaDoIncidente({
  mensagens,
  meu,
}: {
  mensagens: readonly Mensagem[]
  meu: Mensagem['autor']
}) {
  return (
    <Stack gap="sm" role="log" aria-label="Mensagens">
      {mensagens.map((m) => (
        <Card
          key={m.uid}
          withBorder
          py="xs"
          maw="85%"
          miw={{ base: 0, sm: 320 }}
          style={{ alignSelf: m.autor === meu ? 'flex-end' : 'flex-start' }}
        >
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600}>
              {m.nome}
            </Text>
            {m.interna && (
              <Badge size="sm" variant="light" color="gray" style={{ flexShrink: 0 }}>
                Anotação interna
              </Badge>
            )}
          </Group>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {m.texto}
          </Text>
          <Text size="xs" c="dimmed" mt={4}>
            {formatarDataHora(Date.parse(m.criadaAt))}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
