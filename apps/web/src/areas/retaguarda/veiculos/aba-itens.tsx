// The detailed items of a vehicle's kind: answered, or left open ("não informado" is not a "não").
import { Card, Select, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import {
  ITENS_POR_TIPO,
  type ItemDetalhado,
  OBSERVACOES_DOS_ITENS,
  TIPOS_DE_VEICULO,
} from '@martelo/domain/veiculos/itens-detalhados.ts'
import { chamar } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { type Registro, useRegistro } from '../../../kit/registro/usar-registro.ts'
import { type DadosDoVeiculo, dadosDe, type Veiculo } from './veiculo-lido.ts'

type Itens = Pick<DadosDoVeiculo, 'itensDetalhados'>

export function AbaItens({ v, refazer }: { v: Veiculo; refazer: () => Promise<void> }) {
  const r = useRegistro<Itens>({
    lido: { itensDetalhados: v.itensDetalhados },
    versao: v.versao,
    salvar: ({ itensDetalhados }, versao) =>
      chamar('PUT /v1/veiculos/:uid', {
        params: { uid: v.uid },
        body: { ...dadosDe(v), itensDetalhados, versao },
      }),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  const tipo = tipoDosItens(v.tipoId)
  if (tipo === null) return <Text c="dimmed">Este tipo de bem não tem itens detalhados.</Text>
  const itens = ITENS_POR_TIPO[tipo]
  return (
    <Stack>
      <Bloco
        titulo={`Itens (${TIPOS_DE_VEICULO[tipo]})`}
        itens={itens.filter((i) => !i.pneu)}
        r={r}
        travado={!v.can.editar}
      />
      <Bloco titulo="Pneus" itens={itens.filter((i) => i.pneu)} r={r} travado={!v.can.editar} />
      <Textarea
        label="Observações da vistoria"
        description="Aparecem na página do lote"
        autosize
        minRows={2}
        maxLength={1000}
        value={r.valores.itensDetalhados[OBSERVACOES_DOS_ITENS] ?? ''}
        onChange={(e) =>
          r.mudar('itensDetalhados', {
            ...r.valores.itensDetalhados,
            [OBSERVACOES_DOS_ITENS]: e.currentTarget.value || null,
          })
        }
        error={r.erros[`itensDetalhados.${OBSERVACOES_DOS_ITENS}`]}
        disabled={!v.can.editar}
      />
      <BarraDeSalvar r={r} />
    </Stack>
  )
}

function Bloco({
  titulo,
  itens,
  r,
  travado,
}: {
  titulo: string
  itens: readonly ItemDetalhado[]
  r: Registro<Itens>
  travado: boolean
}) {
  const { itensDetalhados } = r.valores
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        {titulo}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
        {itens.map((i) => (
          <Select
            key={i.campo}
            size="sm"
            label={i.rotulo}
            placeholder="Não informado"
            data={Object.entries(i.opcoes).map(([value, label]) => ({ value, label }))}
            value={itensDetalhados[i.campo] ?? null}
            onChange={(resposta) => r.mudar('itensDetalhados', { ...itensDetalhados, [i.campo]: resposta })}
            error={r.erros[`itensDetalhados.${i.campo}`]}
            disabled={travado}
            clearable
            clearButtonProps={{ 'aria-label': `Limpar ${i.rotulo}` }}
          />
        ))}
      </SimpleGrid>
    </Card>
  )
}
