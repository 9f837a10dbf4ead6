// All pages: the product's, edited or not, and the house's own. The first edit of one copies what visitors see already.
import { ActionIcon, Badge, Button, Group, Skeleton, Stack, Switch, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { NovaPagina } from './nova-pagina.tsx'

type Linha = RespostaDe<Calls['GET /v1/hotsite/paginas']>[number]
const CHAVE = ['paginas']

export function ListaDePaginas() {
  const navegar = useNavigate()
  const consultas = useQueryClient()
  const [nova, setNova] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/hotsite/paginas'),
  })
  if (error && !data) return <FichaComErro erro={error} voltar="/admin" refazer={() => void refetch()} />
  if (!data) return <Skeleton h={420} radius="md" />

  /** The page's row, made at the first edit. */
  const garantir = async (l: Linha): Promise<string> =>
    l.uid ??
    (await chamar('POST /v1/hotsite/paginas', { body: { modelo: l.modeloPagina, container: true } })).uid
  const editar = async (l: Linha): Promise<void> => {
    try {
      const uid = await garantir(l)
      void consultas.invalidateQueries({ queryKey: CHAVE })
      void navegar(caminho(TELAS_RETAGUARDA.editorDePagina, { uid }))
    } catch (e) {
      avisarErro(e)
    }
  }
  const ligar = async (l: Linha, ativa: boolean): Promise<void> => {
    try {
      const id = await garantir(l)
      await chamar('PUT /v1/hotsite/paginas/:id', { params: { id }, body: { ativa } })
      avisarSucesso(ativa ? 'A página está no site' : 'A página saiu do site')
    } catch (e) {
      avisarErro(e)
    }
    void consultas.invalidateQueries({ queryKey: CHAVE })
  }
  return (
    <Stack>
      <Table.ScrollContainer minWidth={640} className="linhas-em-cartoes">
        <Table verticalSpacing="sm" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Página</Table.Th>
              <Table.Th>Estado</Table.Th>
              <Table.Th>No site</Table.Th>
              <Table.Th>
                <span className="ui-visually-hidden">Ações</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((l) => (
              <LinhaDaPagina key={l.uri} l={l} aoEditar={editar} aoLigar={ligar} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setNova(true)}
        >
          Nova página
        </Button>
      </Group>
      <NovaPagina aberta={nova} aoFechar={() => setNova(false)} />
    </Stack>
  )
}

function LinhaDaPagina({
  l,
  aoEditar,
  aoLigar,
}: {
  l: Linha
  aoEditar: (l: Linha) => Promise<void>
  aoLigar: (l: Linha, ativa: boolean) => Promise<void>
}) {
  const aberta = l.ativa && !l.uri.includes(':') && l.modeloPagina !== 15
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {l.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {l.uri}
        </Text>
      </Table.Td>
      <Table.Td data-rotulo="Estado">
        <div>
          <Estado l={l} />
          {l.updatedAt && (
            <Text size="xs" c="dimmed">
              {formatarDataHora(Date.parse(l.updatedAt))}
              {l.alteradaPor ? `, ${l.alteradaPor}` : ''}
            </Text>
          )}
        </div>
      </Table.Td>
      <Table.Td data-rotulo="No site">
        <Switch
          aria-label={`${l.nome} no site`}
          checked={l.ativa}
          disabled={!l.desligavel}
          onChange={(e) => void aoLigar(l, e.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="end" wrap="nowrap">
          {aberta && (
            <ActionIcon
              component="a"
              href={l.uri}
              target="_blank"
              variant="subtle"
              aria-label={`Abrir ${l.nome} no site`}
            >
              <IconExternalLink size={18} aria-hidden />
            </ActionIcon>
          )}
          <Button size="xs" variant="light" aria-label={`Editar ${l.nome}`} onClick={() => void aoEditar(l)}>
            Editar
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function Estado({ l }: { l: Linha }) {
  if (!l.ativa)
    return (
      <Badge color="gray" variant="light">
        Desligada
      </Badge>
    )
  if (l.uid === null || (l.publicadaEm === null && !l.mudou))
    return <Badge variant="light">Padrão do produto</Badge>
  if (l.mudou)
    return (
      <Badge color="yellow" variant="light">
        Há mudanças a publicar
      </Badge>
    )
  return (
    <Badge color="teal" variant="light">
      Publicada
    </Badge>
  )
}
