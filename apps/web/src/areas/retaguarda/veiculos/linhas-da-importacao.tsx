// The rows of an import, those with errors first to see.
import { Badge, Button, Card, Group, Pagination, SegmentedControl, Table, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Importacao, LinhaDaImportacao } from './importacao-lida.ts'
import { linhasComErroEmCsv } from './linhas-com-erro-em-csv.ts'

const ACAO: Readonly<Record<LinhaDaImportacao['acao'], readonly [string, string]>> = {
  novo: ['Novo', 'teal'],
  atualiza: ['Atualiza', 'blue'],
  erro: ['Erro', 'red'],
  ignora: ['Ignora', 'gray'],
}
const POR_PAGINA = 50

export function LinhasDaImportacao({ i }: { i: Importacao }) {
  const [filtro, setFiltro] = useState<LinhaDaImportacao['acao'] | 'todas'>(
    i.totais.erro > 0 ? 'erro' : 'todas',
  )
  const [pagina, setPagina] = useState(1)
  const linhas = filtro === 'todas' ? i.linhas : i.linhas.filter((l) => l.acao === filtro)
  const vistas = linhas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)
  const paginas = Math.max(1, Math.ceil(linhas.length / POR_PAGINA))
  return (
    <Card withBorder>
      <Group justify="space-between" mb="sm">
        <SegmentedControl
          size="xs"
          aria-label="Linhas mostradas"
          value={filtro}
          onChange={(v) => {
            setFiltro(v)
            setPagina(1)
          }}
          data={[
            { value: 'todas', label: `Todas (${i.totais.linhas})` },
            { value: 'erro', label: `Com erro (${i.totais.erro})` },
            { value: 'novo', label: `Novas (${i.totais.novo})` },
            { value: 'atualiza', label: `Atualizadas (${i.totais.atualiza})` },
            { value: 'ignora', label: `Ignoradas (${i.totais.ignora})` },
          ]}
        />
        {i.totais.erro > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => baixarErros(i)}
          >
            Baixar as linhas com erro
          </Button>
        )}
        {i.totais.linhas > i.linhas.length && (
          <Text size="xs" c="dimmed">
            Mostrando {i.linhas.length.toLocaleString('pt-BR')} de {i.totais.linhas.toLocaleString('pt-BR')}{' '}
            linhas
          </Text>
        )}
      </Group>
      <TabelaDeLinhas vistas={vistas} />
      {vistas.length === 0 && (
        <Text c="dimmed" ta="center" py="lg">
          Nenhuma linha aqui.
        </Text>
      )}
      {paginas > 1 && (
        <Group justify="center" mt="sm">
          <Pagination
            total={paginas}
            value={pagina}
            onChange={setPagina}
            size="sm"
            getControlProps={(c) => ({
              'aria-label': c === 'previous' ? 'Página anterior' : 'Próxima página',
            })}
          />
        </Group>
      )}
    </Card>
  )
}

function baixarErros(i: Importacao): void {
  const url = URL.createObjectURL(
    new Blob([linhasComErroEmCsv(i.linhas)], { type: 'text/csv;charset=utf-8' }),
  )
  const a = Object.assign(document.createElement('a'), { href: url, download: 'linhas-com-erro.csv' })
  a.click()
  URL.revokeObjectURL(url)
}

function TabelaDeLinhas({ vistas }: { vistas: readonly LinhaDaImportacao[] }) {
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing={6} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>Linha</Table.Th>
            <Table.Th w={110}>O que faz</Table.Th>
            <Table.Th w={80}>Lote</Table.Th>
            <Table.Th>Bem</Table.Th>
            <Table.Th ta="right">Mínimo</Table.Th>
            <Table.Th>Observações</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {vistas.map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td className="numeros">{l.linha}</Table.Td>
              <Table.Td>
                <Badge variant="light" color={ACAO[l.acao][1]} tt="none">
                  {ACAO[l.acao][0]}
                </Badge>
              </Table.Td>
              <Table.Td>{l.numero}</Table.Td>
              <Table.Td>{l.titulo}</Table.Td>
              <Table.Td ta="right" className="numeros">
                {l.minimo === null ? '' : formatarReais(l.minimo)}
              </Table.Td>
              <Table.Td>
                <Observacoes l={l} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Observacoes({ l }: { l: LinhaDaImportacao }) {
  return (
    <>
      {l.erros.map((e) => (
        <Text key={`${e.coluna}-${e.mensagem}`} size="sm" c="red">
          {e.coluna && <b>{`${e.coluna}${e.linha} ${e.titulo}: `}</b>}
          {e.mensagem}
          {e.valor && <span> (“{e.valor}”)</span>}
        </Text>
      ))}
      {l.avisos.map((a) => (
        <Text key={`${a.coluna}-${a.mensagem}`} size="sm" c="dimmed">
          {a.coluna && `${a.coluna}${a.linha}: `}
          {a.mensagem}
        </Text>
      ))}
      {l.mudancas.map((m) => (
        <Text key={m.campo} size="sm">
          {m.titulo}: {m.de && <s>{m.de}</s>} {m.de && '→'} {m.para}
        </Text>
      ))}
      {l.motivo && (
        <Text size="sm" c="dimmed">
          {l.motivo}
        </Text>
      )}
    </>
  )
}
