// Keys of a consignor's systems: made, replaced, revoked.
import { Badge, Button, Card, Group, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ESCOPOS, NOMES_DE_ESCOPO, ROTULO_DO_AMBIENTE } from '@martelo/domain/sistemas/escopos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import { NovaChave } from './nova-chave.tsx'
import { SegredoMostrado } from './segredo-mostrado.tsx'
import { CHAVE_DOS_SISTEMAS, type Sistemas } from './consulta-dos-sistemas.ts'

type Chave = Sistemas['chaves'][number]
const COR = { ativa: 'green', vencida: 'gray', revogada: 'gray' } as const
const ROTULO = { ativa: 'Ativa', vencida: 'Vencida', revogada: 'Revogada' } as const

interface Ato {
  readonly chave: Chave
  readonly qual: 'trocar' | 'revogar'
}

interface Props extends Pick<Sistemas, 'chaves' | 'comitentes'> {
  readonly comId: string | null
}

export function ChavesDoComitente({ chaves, comitentes, comId }: Props) {
  const [criando, setCriando] = useState(false)
  const [mostrado, setMostrado] = useState<{ nome: string; valor: string; nota?: string } | null>(null)
  const [ato, setAto] = useState<Ato | null>(null)
  const fila = useQueryClient()
  const reler = () => fila.invalidateQueries({ queryKey: CHAVE_DOS_SISTEMAS })
  const agir = async (): Promise<void> => {
    if (ato === null) return
    const params = { uid: ato.chave.uid }
    if (ato.qual === 'revogar') await chamar('DELETE /v1/comitentes/chaves/:uid', { params })
    else {
      const r = await chamar('POST /v1/comitentes/chaves/:uid/trocar', { params })
      const ate = formatarDataHora(Date.parse(r.anteriorValeAte))
      setMostrado({ nome: 'Chave nova', valor: r.chave, nota: `A anterior vale até ${ate}.` })
    }
    await reler()
  }
  return (
    <Card withBorder component="section" aria-label="Chaves">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Chaves
        </Title>
        <Button onClick={() => setCriando(true)}>Criar chave</Button>
      </Group>
      {chaves.length === 0 && <Text c="dimmed">Nenhuma chave. Comece por uma de teste.</Text>}
      {chaves.length > 0 && <TabelaDeChaves chaves={chaves} comitentes={comitentes} aoAgir={setAto} />}
      <NovaChave
        aberta={criando}
        comitentes={comitentes}
        comId={comId}
        aoFechar={() => setCriando(false)}
        aoCriar={(valor) => {
          setCriando(false)
          setMostrado({ nome: 'Chave', valor })
          void reler()
        }}
      />
      <Confirmar
        aberto={ato !== null}
        titulo={ato?.qual === 'revogar' ? 'Revogar a chave' : 'Trocar a chave'}
        botao={ato?.qual === 'revogar' ? 'Revogar' : 'Trocar'}
        perigo={ato?.qual === 'revogar'}
        aoFechar={() => setAto(null)}
        aoConfirmar={agir}
      >
        {ato?.qual === 'revogar'
          ? `Os pedidos com a chave ${ato.chave.nome} passam a ser recusados no mesmo instante.`
          : 'A chave nova vale já. A atual continua por 24 horas, até o seu sistema usar a nova.'}
      </Confirmar>
      <SegredoMostrado mostrado={mostrado} aoFechar={() => setMostrado(null)} />
    </Card>
  )
}

interface PropsDaTabela extends Pick<Sistemas, 'chaves' | 'comitentes'> {
  readonly aoAgir: (a: Ato) => void
}

function TabelaDeChaves({ chaves, comitentes, aoAgir }: PropsDaTabela) {
  return (
    <Table.ScrollContainer minWidth={900} className="linhas-em-cartoes">
      <Table aria-label="Chaves">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Nome</Table.Th>
            <Table.Th>Comitente</Table.Th>
            <Table.Th>O que ela pode</Table.Th>
            <Table.Th ta="right">Por minuto</Table.Th>
            <Table.Th>Último uso</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>
              <VisuallyHidden>Ações</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {chaves.map((c) => (
            <LinhaDaChave
              key={c.uid}
              c={c}
              dono={comitentes.find((m) => m.comId === c.comId)?.nome}
              aoAgir={aoAgir}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface PropsDaLinha {
  readonly c: Chave
  readonly dono: string | undefined
  readonly aoAgir: (a: Ato) => void
}

function LinhaDaChave({ c, dono, aoAgir }: PropsDaLinha) {
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {c.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {c.inicio}… · {ROTULO_DO_AMBIENTE[c.ambiente]}
        </Text>
      </Table.Td>
      <Table.Td data-rotulo="Comitente">{dono}</Table.Td>
      <Table.Td>
        {c.escopos.length === NOMES_DE_ESCOPO.length
          ? 'Tudo o que a API oferece'
          : NOMES_DE_ESCOPO.filter((e) => c.escopos.includes(e))
              .map((e) => ESCOPOS[e])
              .join('; ')}
      </Table.Td>
      <Table.Td ta="right" data-rotulo="Por minuto">
        {c.porMinuto}
      </Table.Td>
      <Table.Td data-rotulo="Último uso">
        {c.ultimoUsoAt ? formatarDataHora(Date.parse(c.ultimoUsoAt)) : 'Nunca usada'}
      </Table.Td>
      <Table.Td data-rotulo="Situação">
        <div>
          <Badge color={COR[c.situacao]} variant="light">
            {ROTULO[c.situacao]}
          </Badge>
          {c.situacao === 'ativa' && c.expiraAt && (
            <Text size="xs" c="dimmed">
              até {formatarDataHora(Date.parse(c.expiraAt))}
            </Text>
          )}
        </div>
      </Table.Td>
      <Table.Td>
        {c.situacao === 'ativa' && (
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              size="xs"
              aria-label={`Trocar ${c.nome} ${c.inicio}`}
              onClick={() => aoAgir({ chave: c, qual: 'trocar' })}
            >
              Trocar
            </Button>
            <Button
              variant="default"
              size="xs"
              aria-label={`Revogar ${c.nome} ${c.inicio}`}
              onClick={() => aoAgir({ chave: c, qual: 'revogar' })}
            >
              Revogar
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
