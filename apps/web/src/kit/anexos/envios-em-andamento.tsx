// What is on its way, and what did not arrive: each with its reason, again or away.
import { ActionIcon, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { IconX } from '@tabler/icons-react'
import type { FilaDeEnvios } from './fila-de-envios.ts'
import type { EnvioDeAnexo, ParaEnviar } from './usar-anexos.ts'

interface Props {
  readonly envios: readonly EnvioDeAnexo[]
  readonly fila: FilaDeEnvios<ParaEnviar>
}

export function EnviosEmAndamento({ envios, fila }: Props) {
  if (envios.length === 0) return null
  return (
    <Stack gap="xs" role="group" aria-label="Arquivos a caminho">
      {envios.map((e) => (
        <UmEnvio key={e.id} e={e} fila={fila} />
      ))}
    </Stack>
  )
}

function UmEnvio({ e, fila }: { e: EnvioDeAnexo; fila: FilaDeEnvios<ParaEnviar> }) {
  const { name } = e.o.arquivo
  const porCento = Math.floor(e.feito * 100)
  return (
    <Paper withBorder p="xs">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {TIPOS_DE_ANEXO[e.o.tipo].rotulo}
            {e.o.pasta && ` · ${e.o.pasta}`}
            {e.estado === 'esperando' && ' · na fila'}
            {e.estado === 'enviando' && ` · ${porCento}%`}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          {e.estado === 'falhou' && (
            <Button size="compact-sm" variant="default" onClick={() => fila.tentar(e.id)}>
              Tentar de novo
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={e.estado === 'falhou' ? `Desistir de ${name}` : `Cancelar o envio de ${name}`}
            onClick={() => fila.tirar(e.id)}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      </Group>
      {e.estado === 'enviando' && <Progress value={porCento} mt={6} aria-label={`Enviando ${name}`} />}
      {e.erro && (
        <Text size="sm" c="red" role="alert" mt={4}>
          {e.erro}
        </Text>
      )}
    </Paper>
  )
}
