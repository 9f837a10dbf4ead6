// The banners of the site: where each stands, until when, and how often it was seen and followed.
import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Drawer,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { IconCamera } from '@martelo/ui/icones-de-uso.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { FormDoBanner } from './form-do-banner.tsx'

export type Banner = RespostaDe<Calls['GET /v1/banners']>[number]
const CHAVE = ['banners']

export default function Banners() {
  const consultas = useQueryClient()
  const { data, error } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/banners') })
  const [aberto, setAberto] = useState<Banner | 'novo' | null>(null)
  const [apagando, setApagando] = useState<Banner | null>(null)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: CHAVE })
  return (
    <Stack>
      <title>Banners</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Banners
        </Title>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto('novo')}>
          Novo banner
        </Button>
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={320} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconCamera}
          title="Nenhum banner ainda"
          description="Um banner é uma imagem com datas em uma posição do site. Sem banners, o lugar não ocupa espaço."
        />
      )}
      {data && data.length > 0 && <Lista banners={data} editar={setAberto} apagar={setApagando} />}
      <Drawer
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        position="right"
        size="lg"
        title={aberto === 'novo' ? 'Novo banner' : aberto?.nome}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {aberto !== null && (
          <FormDoBanner
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            b={aberto === 'novo' ? null : aberto}
            aoSalvar={() => {
              setAberto(null)
              refazer()
            }}
          />
        )}
      </Drawer>
      <Confirmar
        aberto={apagando !== null}
        titulo={`Apagar o banner ${apagando?.nome ?? ''}?`}
        botao="Apagar"
        perigo
        aoFechar={() => setApagando(null)}
        aoConfirmar={async () => {
          if (apagando) await chamar('DELETE /v1/banners/:uid', { params: { uid: apagando.uid } })
          refazer()
        }}
      >
        As contagens dele vão junto.
      </Confirmar>
    </Stack>
  )
}

function estado(b: Banner, agora: number): readonly [texto: string, cor: string] {
  if (!b.ativo) return ['Desligado', 'gray']
  if (b.dataInicio && Date.parse(b.dataInicio) > agora) return ['Agendado', 'blue']
  if (b.dataFim && Date.parse(b.dataFim) <= agora) return ['Encerrado', 'gray']
  return ['No ar', 'green']
}

interface Acoes {
  readonly editar: (b: Banner) => void
  readonly apagar: (b: Banner) => void
}

function Lista({ banners, ...acoes }: Acoes & { readonly banners: readonly Banner[] }) {
  const [agora] = useState(Date.now)
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Banner</Table.Th>
            <Table.Th>Posição</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Vistos</Table.Th>
            <Table.Th ta="right">Cliques</Table.Th>
            <Table.Th>
              <VisuallyHidden>Ações</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {banners.map((b) => (
            <Linha key={b.uid} b={b} agora={agora} {...acoes} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Linha({ b, agora, editar, apagar }: Acoes & { readonly b: Banner; readonly agora: number }) {
  const [texto, cor] = estado(b, agora)
  const alvo = b.leilao ?? b.categoria
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Group gap="sm" wrap="nowrap">
          <img src={b.imagem} alt="" style={{ width: '6rem', height: '2rem', objectFit: 'cover' }} />
          <span>
            {b.nome}
            {alvo && (
              <Text size="xs" c="dimmed">
                Só em {alvo}
              </Text>
            )}
          </span>
        </Group>
      </Table.Th>
      <Table.Td>{POSICOES_DE_BANNER[b.posicao].rotulo}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={cor}>
          {texto}
        </Badge>
        {b.dataFim && (
          <Text size="xs" c="dimmed">
            até {formatarDataHora(Date.parse(b.dataFim))}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{b.vistos}</Table.Td>
      <Table.Td ta="right">{b.cliques}</Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Editar ${b.nome}`}
            onClick={() => editar(b)}
          >
            Editar
          </Button>
          <ActionIcon variant="subtle" color="red" aria-label={`Apagar ${b.nome}`} onClick={() => apagar(b)}>
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
