// Marks damages on the outline by touch: the place first, then what it is and how severe.
import { Button, Drawer, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { lugarDaMarca } from '@martelo/domain/vistorias/contornos.ts'
import {
  DANOS,
  GRAVIDADES,
  type Gravidade,
  type Marca,
  type TipoDeDano,
} from '@martelo/domain/vistorias/danos.ts'
import type { TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { useState } from 'react'
import { MapaDeDanos } from './mapa-de-danos.tsx'

interface Props {
  readonly imagem: TipoDeImagem
  readonly marcas: readonly Marca[]
  /** the drawing has been answered, with or without marks */
  readonly olhado: boolean
  readonly travado: boolean
  readonly aoMudar: (m: readonly Marca[]) => void
}

export function MarcarDanos({ imagem, marcas, olhado, travado, aoMudar }: Props) {
  const [nova, setNova] = useState<Marca | null>(null)
  const comecar = (x: number, y: number): void =>
    setNova({ x, y, dano: marcas.at(-1)?.dano ?? 'RISCO', gravidade: 1, nota: '' })
  const por = (): void => {
    if (nova !== null) aoMudar([...marcas, nova])
    setNova(null)
  }
  return (
    <Stack gap="sm">
      <MapaDeDanos
        imagem={imagem}
        marcas={marcas}
        {...(travado
          ? {}
          : { aoTocar: comecar, aoTirar: (i: number) => aoMudar(marcas.filter((_, n) => n !== i)) })}
      />
      {marcas.length === 0 &&
        (olhado ? (
          <Text size="sm">Sem danos.</Text>
        ) : (
          <Button variant="default" disabled={travado} onClick={() => aoMudar([])}>
            Olhei: sem danos
          </Button>
        ))}
      <Drawer
        opened={nova !== null}
        onClose={() => setNova(null)}
        position="bottom"
        size="auto"
        title="Dano"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {nova && (
          <Stack>
            <Text size="sm">{lugarDaMarca(imagem, nova)}</Text>
            <Select
              size="md"
              label="O que é"
              allowDeselect={false}
              data={Object.entries(DANOS).map(([value, d]) => ({ value, label: d.rotulo }))}
              value={nova.dano}
              onChange={(d) => setNova({ ...nova, dano: d as TipoDeDano })}
            />
            <SegmentedControl
              fullWidth
              size="md"
              aria-label="Gravidade"
              data={Object.entries(GRAVIDADES).map(([value, label]) => ({ value, label }))}
              value={String(nova.gravidade)}
              onChange={(g) => setNova({ ...nova, gravidade: Number(g) as Gravidade })}
            />
            <TextInput
              size="md"
              label="Nota"
              maxLength={200}
              value={nova.nota}
              onChange={(e) => setNova({ ...nova, nota: e.currentTarget.value })}
            />
            <Group grow>
              <Button size="md" onClick={por}>
                Marcar
              </Button>
            </Group>
          </Stack>
        )}
      </Drawer>
    </Stack>
  )
}
