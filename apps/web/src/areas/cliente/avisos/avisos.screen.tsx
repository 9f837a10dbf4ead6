// The client's notification preferences: in the site's bell, and on this device.
import { Alert, Button, Card, Group, Skeleton, Stack, Switch, Table, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import {
  desligarAparelho,
  type EstadoDoAparelho,
  estadoDoAparelho,
  ligarAparelho,
} from '../../../parts/avisos/este-aparelho.ts'

type Lidas = RespostaDe<Calls['GET /v1/cliente/preferencias-de-aviso']>
type Preferencia = Lidas['preferencias'][number]
const CHAVE = ['preferencias-de-aviso']

export default function Avisos() {
  const consultas = useQueryClient()
  const consulta = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/cliente/preferencias-de-aviso'),
  })
  const reler = () => consultas.invalidateQueries({ queryKey: CHAVE })
  const mudar = (p: Preferencia): void => {
    consultas.setQueryData<Lidas>(
      CHAVE,
      (l) => l && { ...l, preferencias: l.preferencias.map((x) => (x.tipo === p.tipo ? p : x)) },
    )
    chamar('PUT /v1/cliente/preferencias-de-aviso', { body: p })
      .then((novas) => consultas.setQueryData(CHAVE, novas))
      .then(() => avisarSucesso())
      .catch((e: unknown) => {
        avisarErro(e)
        void reler()
      })
  }
  return (
    <Stack gap="md">
      <title>Avisos</title>
      <Title order={1} size="h2">
        Avisos
      </Title>
      {consulta.isPending && <Skeleton height={320} radius="md" aria-label="Carregando avisos" />}
      {consulta.isError && (
        <ErrorState
          description={consulta.error.message}
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
      {consulta.data && (
        <>
          <EsteAparelho aparelhos={consulta.data.aparelhos} reler={reler} />
          <Tabela preferencias={consulta.data.preferencias} mudar={mudar} />
        </>
      )}
    </Stack>
  )
}

function Tabela({
  preferencias,
  mudar,
}: {
  preferencias: readonly Preferencia[]
  mudar: (p: Preferencia) => void
}) {
  const p = usePalavras()
  const nomes: Record<Preferencia['tipo'], readonly [string, string]> = {
    superado: [p.superado, `Alguém passou ${p.lance.genero === 'f' ? 'a sua' : 'o seu'} ${p.lance.um}`],
    encerrando: ['Encerrando', `Faltam 15 minutos para um ${p.lote.um} que você segue`],
    'ao-vivo': ['Ao vivo', `Começou um ${p.leilao.um} em que você participa`],
    'lote-perto': [`${inicial(p.lote.um)} perto`, 'Faltam até cinco para um que você segue'],
    busca: ['Buscas salvas', `Entrou um ${p.lote.um} que combina com uma busca sua`],
  }
  return (
    <Card withBorder>
      <Table verticalSpacing="sm" aria-label="De que avisar">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>De que avisar</Table.Th>
            <Table.Th w="6rem">No site</Table.Th>
            <Table.Th w="6rem">Aparelhos</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preferencias.map((x) => (
            <Table.Tr key={x.tipo}>
              <Table.Th scope="row">
                {nomes[x.tipo][0]}
                <Text size="sm" c="dimmed" fw={400}>
                  {nomes[x.tipo][1]}
                </Text>
              </Table.Th>
              <Table.Td>
                <Switch
                  aria-label={`${nomes[x.tipo][0]} no site`}
                  checked={x.noSite}
                  onChange={(e) => mudar({ ...x, noSite: e.currentTarget.checked })}
                />
              </Table.Td>
              <Table.Td>
                <Switch
                  aria-label={`${nomes[x.tipo][0]} nos aparelhos`}
                  checked={x.porPush}
                  onChange={(e) => mudar({ ...x, porPush: e.currentTarget.checked })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}

const SOBRE: Record<EstadoDoAparelho, string> = {
  'sem-suporte': 'Este navegador não recebe avisos com o site fechado. Os avisos no site continuam.',
  'instalar-primeiro':
    'Neste aparelho os avisos chegam quando o site está na tela de início: toque em Compartilhar e em “Adicionar à Tela de Início”, e abra por lá.',
  bloqueado:
    'Os avisos deste site estão bloqueados no navegador. Permita as notificações nas configurações dele.',
  desligado: 'Receba os avisos também com o site fechado.',
  ligado: 'Este aparelho recebe os seus avisos, mesmo com o site fechado.',
}

function EsteAparelho({ aparelhos, reler }: { aparelhos: number; reler: () => Promise<unknown> }) {
  const [estado, setEstado] = useState<EstadoDoAparelho | null>(null)
  const [fazendo, setFazendo] = useState(false)
  useEffect(() => void estadoDoAparelho().then(setEstado), [])
  const fazer = (acao: () => Promise<unknown>): void => {
    setFazendo(true)
    acao()
      .then(async () => {
        setEstado(await estadoDoAparelho())
        await reler()
      })
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  const testar = async (): Promise<void> => {
    await chamar('POST /v1/cliente/aparelhos/teste')
    avisarSucesso('Enviado: o aviso chega em instantes')
  }
  return (
    <Card withBorder>
      <Title order={2} size="h4">
        Este aparelho
      </Title>
      {estado === null ? (
        <Skeleton height={44} mt="sm" aria-label="Conferindo este aparelho" />
      ) : estado === 'bloqueado' || estado === 'instalar-primeiro' ? (
        <Alert mt="sm">{SOBRE[estado]}</Alert>
      ) : (
        <Text size="sm">{SOBRE[estado]}</Text>
      )}
      <Group mt="sm">
        {estado === 'desligado' && (
          <Button loading={fazendo} onClick={() => fazer(ligarAparelho)}>
            Ligar avisos neste aparelho
          </Button>
        )}
        {estado === 'ligado' && (
          <Button variant="default" loading={fazendo} onClick={() => fazer(desligarAparelho)}>
            Desligar neste aparelho
          </Button>
        )}
        {aparelhos > 0 && (
          <Button variant="subtle" disabled={fazendo} onClick={() => fazer(testar)}>
            Enviar um aviso de teste
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {aparelhos === 0
          ? 'Nenhum aparelho recebe os seus avisos.'
          : aparelhos === 1
            ? 'Um aparelho recebe os seus avisos.'
            : `${aparelhos} aparelhos recebem os seus avisos.`}
      </Text>
    </Card>
  )
}
