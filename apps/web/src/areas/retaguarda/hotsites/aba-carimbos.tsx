// The stamps of the site: name, where it leads, and its pictures for the card and for the lot's page.
import {
  ActionIcon,
  Alert,
  Button,
  Drawer,
  FileButton,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { MEDIDAS_DO_CARIMBO } from '@martelo/domain/lotes/imagem-do-carimbo.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import { CampoNumero, CampoTexto } from '../../../parts/registro/campos.tsx'
import { useEnvio } from '../../../parts/registro/usar-envio.ts'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'

type Carimbo = RespostaDe<Calls['GET /v1/carimbos']>[number]

export function AbaCarimbos() {
  const consultas = useQueryClient()
  const { data, error } = useQuery({ queryKey: ['carimbos'], queryFn: () => chamar('GET /v1/carimbos') })
  const [aberto, setAberto] = useState<Carimbo | 'novo' | null>(null)
  const [tirando, setTirando] = useState<Carimbo | null>(null)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['carimbos'] })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} />
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Um lote leva carimbos pelo nome. O que não está aqui aparece como palavra.
      </Text>
      <div>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto('novo')}>
          Novo carimbo
        </Button>
      </div>
      {data.length === 0 ? (
        <Text c="dimmed">Nenhum carimbo ainda.</Text>
      ) : (
        <Lista carimbos={data} editar={setAberto} tirar={setTirando} refazer={refazer} />
      )}
      <Drawer
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        position="right"
        title={aberto === 'novo' ? 'Novo carimbo' : aberto?.nome}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {aberto !== null && (
          <Formulario
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            c={aberto === 'novo' ? null : aberto}
            aoSalvar={() => {
              setAberto(null)
              refazer()
            }}
          />
        )}
      </Drawer>
      <Confirmar
        aberto={tirando !== null}
        titulo={`Apagar o carimbo ${tirando?.nome ?? ''}?`}
        botao="Apagar"
        perigo
        aoFechar={() => setTirando(null)}
        aoConfirmar={async () => {
          if (tirando) await chamar('DELETE /v1/carimbos/:uid', { params: { uid: tirando.uid } })
          refazer()
        }}
      >
        Os lotes que o levam continuam com a palavra, sem imagem nem endereço.
      </Confirmar>
    </Stack>
  )
}

function Lista({
  carimbos,
  editar,
  tirar,
  refazer,
}: {
  carimbos: readonly Carimbo[]
  editar: (c: Carimbo) => void
  tirar: (c: Carimbo) => void
  refazer: () => void
}) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Carimbo</Table.Th>
            <Table.Th>Leva a</Table.Th>
            <Table.Th>No cartão</Table.Th>
            <Table.Th>Na página do lote</Table.Th>
            <Table.Th ta="right">Lotes</Table.Th>
            <Table.Th aria-label="Ações" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {carimbos.map((c) => (
            <Table.Tr key={c.uid}>
              <Table.Th scope="row">{c.nome}</Table.Th>
              <Table.Td>{c.link ?? '–'}</Table.Td>
              <Table.Td>
                <Imagem c={c} onde="card" url={c.urlCard} refazer={refazer} />
              </Table.Td>
              <Table.Td>
                <Imagem c={c} onde="lote" url={c.urlLote} refazer={refazer} />
              </Table.Td>
              <Table.Td ta="right">{c.lotes}</Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Editar ${c.nome}`}
                    onClick={() => editar(c)}
                  >
                    Editar
                  </Button>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`Apagar ${c.nome}`}
                    onClick={() => tirar(c)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Imagem({
  c,
  onde,
  url,
  refazer,
}: {
  c: Carimbo
  onde: 'card' | 'lote'
  url: string | null
  refazer: () => void
}) {
  const { recusa, enviando, tentar } = useEnvio('imagem')
  const mandar = (arquivos: File[]): void =>
    tentar(
      enviar('POST /v1/carimbos/:uid/imagem/:onde', arquivos, { params: { uid: c.uid, onde } }).then(refazer),
    )
  const lugar = onde === 'card' ? 'cartão' : 'página do lote'
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap">
        {url && <img src={url} alt={`${c.nome} no ${lugar}`} style={{ height: '2.5rem' }} />}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(f) => f && mandar([f])}>
          {(props) => (
            <Button
              {...props}
              size="compact-xs"
              variant="default"
              loading={enviando}
              aria-label={`${url ? 'Trocar' : 'Enviar'} imagem de ${c.nome} (${lugar})`}
            >
              {url ? 'Trocar' : 'Enviar'}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={`Tirar imagem de ${c.nome} (${lugar})`}
            onClick={() => mandar([])}
          >
            Tirar
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {MEDIDAS_DO_CARIMBO[onde].orientacao}
      </Text>
      {recusa && (
        <Text size="xs" c="red" role="alert">
          {recusa}
        </Text>
      )}
    </Stack>
  )
}

function Formulario({ c, aoSalvar }: { c: Carimbo | null; aoSalvar: () => void }) {
  const r = useRegistro({
    lido: { nome: c?.nome ?? '', link: c?.link ?? '', ordem: c?.ordem ?? 0 },
    salvar: (d) => chamar('POST /v1/carimbos', { body: { ...d, uid: c?.uid ?? null } }),
    aoSalvar,
  })
  return (
    <Stack>
      <CampoTexto
        r={r}
        campo="nome"
        rotulo="Nome"
        obrigatorio
        ajuda="Mudar o nome muda também nos lotes que o levam"
      />
      <CampoTexto r={r} campo="link" rotulo="Leva a" ajuda="Uma página do site (/regulamento) ou https://…" />
      <CampoNumero r={r} campo="ordem" rotulo="Ordem" min={0} max={999} />
      <BarraDeSalvar r={r} sempre={c === null} />
    </Stack>
  )
}
