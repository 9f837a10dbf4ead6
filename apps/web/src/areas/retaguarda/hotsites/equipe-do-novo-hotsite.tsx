// Further people with whom a new house begins: a row each.
import { Button, CloseButton, Group, MultiSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { Papel } from '@martelo/contracts/core/permissions.ts'
import { IconPlus } from '@martelo/ui/icones-de-ferramenta.tsx'
import { PAPEIS_DA_CASA } from '../usuarios/novo-usuario.tsx'

export interface Convidado {
  readonly nome: string
  readonly email: string
  readonly papeis: Papel[]
}

const MAXIMO = 20

export function EquipeDoNovoHotsite({
  equipe,
  mudar,
  campos,
}: {
  equipe: readonly Convidado[]
  mudar: (equipe: Convidado[]) => void
  campos: Readonly<Record<string, string>>
}) {
  const trocar = (i: number, m: Partial<Convidado>): void =>
    mudar(equipe.map((p, n) => (n === i ? { ...p, ...m } : p)))
  return (
    <Stack gap="sm">
      {equipe.map((p, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own before it is filled in
        <Group key={i} align="start" wrap="nowrap" gap="xs">
          <SimpleGrid cols={{ base: 1, sm: 2 }} flex={1}>
            <TextInput
              label={`Nome da pessoa ${i + 1}`}
              value={p.nome}
              onChange={(e) => trocar(i, { nome: e.currentTarget.value })}
              error={campos[`equipe.${i}.nome`]}
            />
            <TextInput
              label={`E-mail da pessoa ${i + 1}`}
              value={p.email}
              onChange={(e) => trocar(i, { email: e.currentTarget.value })}
              error={campos[`equipe.${i}.email`]}
            />
            <MultiSelect
              label={`Papéis da pessoa ${i + 1}`}
              style={{ gridColumn: '1 / -1' }}
              searchable
              data={[...PAPEIS_DA_CASA]}
              value={p.papeis}
              onChange={(papeis) => trocar(i, { papeis })}
              error={campos[`equipe.${i}.papeis`]}
            />
          </SimpleGrid>
          <CloseButton
            mt={26}
            aria-label={`Tirar a pessoa ${i + 1}`}
            onClick={() => mudar(equipe.filter((_, n) => n !== i))}
          />
        </Group>
      ))}
      {equipe.length < MAXIMO && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => mudar([...equipe, { nome: '', email: '', papeis: [] }])}
          >
            Convidar mais uma pessoa
          </Button>
        </Group>
      )}
    </Stack>
  )
}
