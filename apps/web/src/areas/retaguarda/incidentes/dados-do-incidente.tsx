// What the incident is about, with links to its records, and what of it may be changed.
import { Button, Card, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { diaEmBrasilia, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  ROTULO_DO_TIPO_DE_INCIDENTE,
  type TipoDeIncidente,
} from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CHAVE_DOS_INCIDENTES, type Incidente } from '../../../parts/incidentes/usar-incidentes.ts'

interface Props {
  readonly n: Incidente
  readonly aoMudar: (n: Incidente) => void
}

export function DadosDoIncidente({ n, aoMudar }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Card withBorder>
        <Referencias n={n} />
      </Card>
      {n.atos.decidir.pode || n.atos.assumir.pode ? (
        <Card withBorder>
          <Mudar n={n} aoMudar={aoMudar} />
        </Card>
      ) : null}
    </SimpleGrid>
  )
}

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {rotulo}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  )
}

function Referencias({ n }: { n: Incidente }) {
  const quem = useQuem()
  return (
    <Stack gap="xs">
      {n.vndId !== null && (
        <Linha rotulo="Venda">
          {permite('venda:ver', quem) ? (
            <Link to={caminho(TELAS_RETAGUARDA.venda, { id: n.vndId })}>Venda {numeroDaVenda(n.vndId)}</Link>
          ) : (
            `Venda ${numeroDaVenda(n.vndId)}`
          )}
          {n.compra && ` · ${n.compra.situacao} · ${formatarReais(n.compra.total - n.compra.desconto)}`}
        </Linha>
      )}
      {n.lote && <Linha rotulo="Lote">{n.leilao ? `${n.lote} (${n.leilao})` : n.lote}</Linha>}
      {n.veiUid !== null && (
        <Linha rotulo="Veículo">
          {permite('veiculo:ver', quem) ? (
            <Link to={caminho(TELAS_RETAGUARDA.veiculo, { uid: n.veiUid })}>{n.veiculo}</Link>
          ) : (
            n.veiculo
          )}
        </Linha>
      )}
      {n.clienteId !== null && (
        <Linha rotulo="Cliente">
          {permite('cliente:ver', quem) ? (
            <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: n.clienteId })}>{n.cliente}</Link>
          ) : (
            n.cliente
          )}
        </Linha>
      )}
      {n.comitente && <Linha rotulo="Comitente">{n.comitente}</Linha>}
      {n.primeiraRespostaAt && (
        <Linha rotulo="Primeira resposta">{formatarDataHora(Date.parse(n.primeiraRespostaAt))}</Linha>
      )}
      {n.decididoAt && <Linha rotulo="Decisão">{formatarDataHora(Date.parse(n.decididoAt))}</Linha>}
      {n.encerradoAt && <Linha rotulo="Encerramento">{formatarDataHora(Date.parse(n.encerradoAt))}</Linha>}
    </Stack>
  )
}

function Mudar({ n, aoMudar }: Props) {
  const [d, setD] = useState({
    tipo: n.tipo,
    assunto: n.assunto,
    responsavelUid: n.responsavelUid,
    prazo: diaEmBrasilia(Date.parse(n.prazo)),
  })
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [salvando, setSalvando] = useState(false)
  const { data: pessoas } = useQuery({
    queryKey: [...CHAVE_DOS_INCIDENTES, 'responsaveis'],
    queryFn: () => chamar('GET /v1/incidentes/responsaveis'),
  })
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErros({})
    try {
      aoMudar(
        await chamar('PUT /v1/incidentes/:uid', { params: { uid: n.uid }, body: { ...d, versao: n.versao } }),
      )
      avisarSucesso()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErros(Object.keys(e.campos).length > 0 ? e.campos : { assunto: e.message })
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Stack gap="sm">
      <TextInput
        label="Assunto"
        maxLength={120}
        value={d.assunto}
        error={erros['assunto']}
        onChange={(e) => setD({ ...d, assunto: e.currentTarget.value })}
      />
      <Select
        label="Tipo"
        allowDeselect={false}
        data={Object.entries(ROTULO_DO_TIPO_DE_INCIDENTE).map(([value, label]) => ({ value, label }))}
        value={d.tipo}
        onChange={(v) => v !== null && setD({ ...d, tipo: v as TipoDeIncidente })}
      />
      <Select
        label="Responsável"
        clearable
        clearButtonProps={{ 'aria-label': 'Sem responsável' }}
        placeholder="Sem responsável"
        data={(pessoas ?? []).map((p) => ({ value: p.uid, label: p.nome }))}
        value={d.responsavelUid}
        error={erros['responsavelUid']}
        onChange={(v) => setD({ ...d, responsavelUid: v })}
      />
      <TextInput
        type="date"
        label="Prazo"
        value={d.prazo}
        error={erros['prazo']}
        onChange={(e) => setD({ ...d, prazo: e.currentTarget.value })}
      />
      <Group>
        <Button loading={salvando} onClick={() => void salvar()}>
          Salvar
        </Button>
      </Group>
    </Stack>
  )
}
