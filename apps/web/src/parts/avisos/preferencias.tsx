// Kind by kind, the ways by which it comes. What the law or the account's safety asks for is locked and says why.
import { Card, Chip, Group, Stack, Text, Title } from '@mantine/core'
import { GRUPOS_DE_AVISO, ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { CanalDaPreferencia, Preferencia } from './usar-preferencias.tsx'

type Mudar = (tipo: string, canal: CanalDaPreferencia, ligado: boolean) => void

export function Preferencias({
  preferencias,
  mudar,
}: {
  preferencias: readonly Preferencia[]
  mudar: Mudar
}) {
  const grupos = [...Map.groupBy(preferencias, (p) => p.grupo)]
  return grupos.map(([grupo, dele]) => (
    <Card withBorder key={grupo} component="section" aria-label={GRUPOS_DE_AVISO[grupo]}>
      <Title order={2} size="h4" mb="sm">
        {GRUPOS_DE_AVISO[grupo]}
      </Title>
      <Stack gap="md">
        {dele.map((p) => (
          <Aviso key={p.tipo} p={p} mudar={mudar} />
        ))}
      </Stack>
      {dele.some((p) => p.motivo !== null) && (
        <Text size="sm" c="dimmed" mt="md">
          O que está travado chega sempre: {[...new Set(dele.flatMap((p) => p.motivo ?? []))].join(' ')}
        </Text>
      )}
    </Card>
  ))
}

function Aviso({ p, mudar }: { p: Preferencia; mudar: Mudar }) {
  return (
    <div>
      <Text fw={600}>{p.nome}</Text>
      <Text size="sm" c="dimmed" mb={6}>
        {p.quando}
      </Text>
      <Group gap="xs">
        {p.canais.map(({ canal, ligado, fixo }) => (
          <Chip
            key={canal}
            size="sm"
            checked={ligado}
            disabled={fixo}
            onChange={(v) => mudar(p.tipo, canal, v)}
            aria-label={`${p.nome}: ${ROTULO_DO_CANAL[canal]}`}
          >
            {ROTULO_DO_CANAL[canal]}
          </Chip>
        ))}
      </Group>
    </div>
  )
}
