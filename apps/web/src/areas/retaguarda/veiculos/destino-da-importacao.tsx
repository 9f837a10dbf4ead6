// Where the rows of a file go, and what holds for rows that do not say it themselves.
import { Select, SimpleGrid } from '@mantine/core'
import { podeIncluirLotes } from '@martelo/domain/leiloes/acoes.ts'
import { TIPOS_DE_LOTE } from '@martelo/domain/lotes/tipos.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import type { Escolhas } from './importacao-lida.ts'

export function DestinoDaImportacao({
  escolhas,
  mudar,
}: {
  escolhas: Escolhas
  mudar: (e: Escolhas) => void
}) {
  const { data } = useQuery({
    queryKey: ['destinos-da-importacao'],
    queryFn: async () => {
      const [leiloes, comitentes, patios] = await Promise.all([
        chamar('GET /v1/leiloes/qb', { query: { pagina: 1, porPagina: 200, ordenar: '-data' } }),
        chamar('GET /v1/comitentes/listar-comitentes'),
        chamar('GET /v1/patios/qb', { query: { pagina: 1, porPagina: 200 } }),
      ])
      return { leiloes: leiloes.filter((a) => podeIncluirLotes(a.situacao)), comitentes, patios }
    },
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
      <Select
        label="Leilão"
        description="Sem leilão, só os veículos entram no estoque"
        data={(data?.leiloes ?? []).map((a) => ({ value: String(a.id), label: a.nome }))}
        value={escolhas.leiId ? String(escolhas.leiId) : null}
        onChange={(v) => mudar({ ...escolhas, leiId: v ? Number(v) : undefined })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Limpar o leilão' }}
      />
      <Select
        label="Comitente"
        description="Para as linhas que não dizem"
        data={(data?.comitentes ?? []).map((c) => ({ value: c.uid, label: c.nome }))}
        value={escolhas.comitenteUid ?? null}
        onChange={(v) => mudar({ ...escolhas, comitenteUid: v ?? undefined })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Limpar o comitente' }}
      />
      <Select
        label="Pátio"
        description="Para as linhas que não dizem"
        data={(data?.patios ?? []).map((p) => ({ value: p.uid, label: p.nome }))}
        value={escolhas.patioUid ?? null}
        onChange={(v) => mudar({ ...escolhas, patioUid: v ?? undefined })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Limpar o pátio' }}
      />
      <Select
        label="Tipo"
        description="Para as linhas que não dizem"
        data={TIPOS_DE_LOTE.map((t) => ({ value: String(t.id), label: t.nome }))}
        value={escolhas.tipoId ? String(escolhas.tipoId) : null}
        onChange={(v) => mudar({ ...escolhas, tipoId: v ? Number(v) : undefined })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Limpar o tipo' }}
      />
    </SimpleGrid>
  )
}
