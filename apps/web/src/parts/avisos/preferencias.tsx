// Kind by kind, the ways by which it comes. What the law or the account's safety asks for is locked and says why.
import { Card, Chip, Group, Stack, Text, Title } from '@mantine/core'
import { apresentarGrupo } from '@martelo/domain/avisos/apresentar-grupo.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { useMarca } from '../../core/marca-atual.ts'
import type { CanalDaPreferencia, Preferencia } from './usar-preferencias.tsx'

type Mudar = (tipo: string, canal: CanalDaPreferencia, ligado: boolean) => void

export function Preferencias({
  preferencias,
  mudar,
}: {
  preferencias: readonly Preferencia[]
  mudar: Mudar
}) {
  const p = palavras(useMarca().tipo)
  const grupos = [...Map.groupBy(preferencias, (d) => d.grupo)]
  return grupos.map(([grupo, dele]) => (
    <Card withBorder key={grupo} component="section" aria-label={apresentarGrupo(grupo, p)}>
      <Title order={2} size="h4" mb="sm">
        {apresentarGrupo(grupo, p)}
      </Title>
      <Stack gap="md">
        {dele.map((d) => (
          <Aviso key={d.tipo} p={d} mudar={mudar} />
        ))}
      </Stack>
      {dele.some((d) => d.motivo !== null) && (
        <Text size="sm" c="dimmed" mt="md">
          O que está travado chega sempre: {[...new Set(dele.flatMap((d) => d.motivo ?? []))].join(' ')}
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
