import { Alert, Anchor, Card, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Remocao } from './remocao-lida.ts'

const quando = (iso: string | null): string | null => (iso ? formatarDataHora(Date.parse(iso)) : null)
const junto = (...partes: (string | null | undefined | false)[]): string | null =>
  partes.filter(Boolean).join(', ') || null

export function DadosDaRemocao({ r }: { r: Remocao }) {
  const linhas: readonly (readonly [string, string | null])[] = [
    ['Comitente', r.comitente],
    ['Quem paga', r.quemPaga === 'comitente' ? 'O comitente, na conta dele' : 'A casa'],
    ['Valor sugerido', r.valorSugerido === null ? null : junto(formatarReais(r.valorSugerido), r.porque)],
    ['Valor', r.valor === null ? null : formatarReais(r.valor)],
    [
      'Transportadora',
      junto(r.transportadora, r.transportadoraTelefone && formatarTelefone(r.transportadoraTelefone)),
    ],
    [
      'Motorista',
      junto(
        r.motorista,
        r.motoristaCpf && formatarCpf(r.motoristaCpf),
        r.motoristaTelefone,
        r.motoristaEmail,
      ),
    ],
    ['Pedida', junto(quando(r.solicitadaAt), r.solicitadaPor)],
    ['Autorizada', junto(quando(r.autorizadaAt), r.autorizadaPor)],
    ['Confirmada pela transportadora', quando(r.confirmadaAt)],
    ['Coleta prevista', r.previstaEm && formatarDia(r.previstaEm)],
    ['Início', quando(r.inicioAt)],
    ['Fim', quando(r.fimAt)],
    ['Cancelada', junto(quando(r.canceladaAt), r.canceladaPor)],
    ['Motivo', r.motivo],
    ['Observação', r.observacao],
  ]
  return (
    <Stack>
      {r.bloqueada && (
        <Alert color="red" title="Remoção bloqueada">
          O cadastro do veículo bloqueia a remoção: ninguém a autoriza nem busca o veículo até que seja
          liberada.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Lugar titulo="Buscar em" l={r.localRemocao} />
        <Lugar titulo="Levar para" l={r.destino} />
      </SimpleGrid>
      <Card withBorder>
        <Table variant="vertical" withRowBorders={false}>
          <Table.Tbody>
            {linhas.map(([rotulo, valor]) =>
              valor ? (
                <Table.Tr key={rotulo}>
                  <Table.Th w={170}>{rotulo}</Table.Th>
                  <Table.Td>{valor}</Table.Td>
                </Table.Tr>
              ) : null,
            )}
          </Table.Tbody>
        </Table>
        <Caminhos r={r} />
      </Card>
    </Stack>
  )
}

function Lugar({ titulo, l }: { titulo: string; l: Remocao['destino'] }) {
  return (
    <Card withBorder>
      <Text size="xs" c="dimmed">
        {titulo}
      </Text>
      <Text fw={600}>{l.nome}</Text>
      <Text size="sm">
        {l.endereco}, {l.cidade}/{l.uf}
      </Text>
      <Text size="sm">{junto(l.contato, l.telefone && formatarTelefone(l.telefone), l.email)}</Text>
      <Anchor size="sm" href={l.mapa} target="_blank" rel="noreferrer">
        Abrir no mapa
      </Anchor>
    </Card>
  )
}

function Caminhos({ r }: { r: Remocao }) {
  const quem = useQuem()
  return (
    <Stack gap={4} mt="xs">
      {permite('veiculo:ver', quem) && (
        <Anchor component={Link} size="sm" to={caminho(TELAS_RETAGUARDA.veiculo, { uid: r.veiUid })}>
          Abrir o veículo
        </Anchor>
      )}
      {r.estadiaUid && permite('estadia:ver', quem) && (
        <Anchor component={Link} size="sm" to={caminho(TELAS_RETAGUARDA.estadia, { uid: r.estadiaUid })}>
          Abrir a estadia
        </Anchor>
      )}
      {r.localizacao && (
        <Text size="sm">
          Última posição em {formatarDataHora(Date.parse(r.localizacao.quando))}:{' '}
          <Anchor
            size="sm"
            target="_blank"
            rel="noreferrer"
            href={`https://www.google.com/maps/search/?api=1&query=${r.localizacao.latitude},${r.localizacao.longitude}`}
          >
            ver no mapa
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}
