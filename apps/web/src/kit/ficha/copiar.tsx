// A value to be carried into another program: shown plainly, copied by one press, and said so.
import { Button, CopyButton, Group, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

export function Copiavel({ nome, valor }: { nome: string; valor: string }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Text size="xs" c="dimmed">
          {nome}
        </Text>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {valor}
        </Text>
      </div>
      <BotaoDeCopiar nome={nome} valor={valor} />
    </Group>
  )
}

export function BotaoDeCopiar({ nome, valor, cheio }: { nome: string; valor: string; cheio?: boolean }) {
  return (
    <CopyButton value={valor} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant={cheio ? 'filled' : 'default'}
          size={cheio ? 'md' : 'xs'}
          fullWidth={cheio ?? false}
          flex={cheio ? undefined : 'none'}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={copy}
          aria-label={copied ? `${nome} copiado` : `Copiar ${nome}`}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      )}
    </CopyButton>
  )
}
