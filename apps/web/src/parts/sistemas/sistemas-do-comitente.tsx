// A consignor's systems: his keys, the addresses that hear, and what his systems sent. The portal shows it to him, the
// back-office to the house; both by the same call.
import {
  Anchor,
  Button,
  Card,
  Container,
  Group,
  Select,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_AMBIENTE } from '@martelo/domain/sistemas/escopos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { NaoCarregou } from '../../kit/ficha/nao-carregou.tsx'
import { ChavesDoComitente } from './chaves-do-comitente.tsx'
import { CHAVE_DOS_SISTEMAS, type Sistemas } from './consulta-dos-sistemas.ts'
import { LinhasDaEntrada } from './linhas-da-entrada.tsx'
import { WebhooksDoComitente } from './webhooks-do-comitente.tsx'

export function SistemasDoComitente({ titulo }: { readonly titulo: string }) {
  const [comId, setComId] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: CHAVE_DOS_SISTEMAS,
    queryFn: () => chamar('GET /v1/comitentes/sistemas'),
  })
  const escolhido = comId ?? (data?.comitentes.length === 1 ? String(data.comitentes[0]?.comId) : null)
  const dele = <T extends { comId: number }>(l: readonly T[]): T[] =>
    l.filter((x) => escolhido === null || x.comId === Number(escolhido))
  return (
    <Container size="lg" px={0}>
      <title>{titulo}</title>
      <Stack>
        <Group justify="space-between" align="end">
          <div>
            <Title order={1} size="h2">
              {titulo}
            </Title>
            <Text c="dimmed" size="sm">
              Chaves e endereços para ligar o sistema do comitente à casa.
            </Text>
          </div>
          <Anchor component={Link} to={caminho(TELAS_COMITENTE.apiDoComitente)}>
            Documentação e ensaio
          </Anchor>
        </Group>
        {error && <NaoCarregou erro={error} refazer={refetch} />}
        {!data && !error && <Skeleton height={240} role="status" aria-label="Carregando" />}
        {data?.comitentes.length === 0 && <Text c="dimmed">Você ainda não acompanha nenhum comitente.</Text>}
        {data && data.comitentes.length > 1 && (
          <Select
            label="Comitente"
            placeholder="Todos"
            clearable
            searchable
            maw={360}
            data={data.comitentes.map((c) => ({ value: String(c.comId), label: c.nome }))}
            value={escolhido}
            onChange={setComId}
          />
        )}
        {data && data.comitentes.length > 0 && (
          <>
            <ChavesDoComitente comitentes={data.comitentes} chaves={dele(data.chaves)} comId={escolhido} />
            <WebhooksDoComitente
              comitentes={data.comitentes}
              webhooks={dele(data.webhooks)}
              comId={escolhido}
            />
            <Entradas entradas={dele(data.entradas)} comitentes={dele(data.comitentes)} />
          </>
        )}
      </Stack>
    </Container>
  )
}

function Entradas({ entradas, comitentes }: Pick<Sistemas, 'entradas' | 'comitentes'>) {
  const [aberta, setAberta] = useState<Sistemas['entradas'][number] | null>(null)
  const pastas = comitentes.flatMap((c) => (c.pasta === null ? [] : [c.pasta]))
  return (
    <Card withBorder component="section" aria-label="Veículos recebidos">
      <Title order={2} size="h4">
        Veículos recebidos
      </Title>
      {pastas.length === 1 && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Arquivos CSV, XLSX ou JSON deixados na pasta {pastas[0]} são lidos em até um minuto.
        </Text>
      )}
      {entradas.length === 0 ? (
        <Text mt="sm" c="dimmed">
          Nenhuma remessa até agora.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={560}>
          <Table aria-label="Remessas">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Quando</Table.Th>
                <Table.Th>Por onde</Table.Th>
                <Table.Th>Ambiente</Table.Th>
                <Table.Th ta="right">Criados</Table.Th>
                <Table.Th ta="right">Repetidos</Table.Th>
                <Table.Th ta="right">Com erro</Table.Th>
                <Table.Th ta="right">Linhas</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entradas.map((e) => (
                <Table.Tr key={e.uid}>
                  <Table.Td>{formatarDataHora(Date.parse(e.criadaAt))}</Table.Td>
                  <Table.Td>{e.origem === 'api' ? 'API' : (e.arquivo ?? 'Pasta')}</Table.Td>
                  <Table.Td>{ROTULO_DO_AMBIENTE[e.ambiente]}</Table.Td>
                  <Table.Td ta="right">{e.criados}</Table.Td>
                  <Table.Td ta="right">{e.repetidos}</Table.Td>
                  <Table.Td ta="right">{e.erros}</Table.Td>
                  <Table.Td ta="right">
                    <Button
                      size="compact-sm"
                      variant="default"
                      {...(e.erro === null && e.erros === 0 ? {} : { color: 'red', variant: 'light' })}
                      aria-label={`${e.erro === null ? 'Ver as linhas' : 'Ver por que não foi lido'}: ${e.arquivo ?? 'API'}, ${formatarDataHora(Date.parse(e.criadaAt))}`}
                      onClick={() => setAberta(e)}
                    >
                      {e.erro === null ? 'Ver' : 'Não foi lido'}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <LinhasDaEntrada entrada={aberta} aoFechar={() => setAberta(null)} />
    </Card>
  )
}
