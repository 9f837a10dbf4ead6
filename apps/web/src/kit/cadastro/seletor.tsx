// Chooses a record by typing a part of it, and makes one when it is not there yet: without leaving the form that needs it.
import { Modal, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  campoDeAtivo,
  type Cadastro,
  type ConsultaDe,
  type LinhaDe,
  novoRegistro,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { chaveDoCadastro, lerRegistro, listarRegistros } from './chamadas-da-tela.ts'
import { emPalavras } from './palavras-do-cadastro.ts'

const NOVO = '__novo__'

/** Lazy: the form itself has selectors. It loads when a record is made from here. */
const FormularioDeCadastro = lazy(async () => ({
  default: (await import('./formulario-de-cadastro.tsx')).FormularioDeCadastro,
}))

export interface PropsDoSeletor extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly de: Cadastro
  readonly valor: string | null
  /** what the chosen record is called, when the form knows it: saves a question */
  readonly nomeAtual?: string | undefined
  readonly aoEscolher: (uid: string | null, nome: string) => void
  /** no making of new ones */
  readonly soEscolher?: boolean
}

/** The name of a record with what tells it from its namesakes. */
function nomeDe(c: Cadastro, l: LinhaDe<Cadastro>): string {
  const valores = l as unknown as Record<string, unknown>
  const outros = Object.entries(c.campos)
    .filter(
      ([n, f]) =>
        n !== c.titulo && f.busca && (f.tipo === 'texto' || f.tipo === 'documento' || f.tipo === 'cnpj'),
    )
    .map(([n, f]) => emPalavras(f, valores[n]))
    .filter((t) => t !== '')
    .slice(0, 2)
  const nome = String(valores[c.titulo] ?? '')
  return outros.length > 0 ? `${nome} (${outros.join(', ')})` : nome
}

export function Seletor({ de, valor, nomeAtual, aoEscolher, soEscolher = false, ...resto }: PropsDoSeletor) {
  const quem = useQuem()
  const [texto, setTexto] = useState('')
  const [aberto, setAberto] = useState(false)
  const [criando, setCriando] = useState<string | null>(null)
  const [busca] = useDebouncedValue(texto.trim(), 200)
  const ativo = campoDeAtivo(de)
  const { data: linhas = [], isFetching } = useQuery({
    queryKey: [...chaveDoCadastro(de), 'seletor', busca],
    queryFn: async () => {
      const q = {
        pagina: 1,
        porPagina: 30,
        busca,
        ...(ativo && de.campos[ativo]?.filtro ? { [ativo]: 'sim' } : {}),
      }
      return (await listarRegistros(de, q as ConsultaDe<Cadastro>)).linhas
    },
    enabled: aberto,
    placeholderData: keepPreviousData,
  })
  const { data: atual } = useQuery({
    queryKey: [...chaveDoCadastro(de), valor],
    queryFn: () => lerRegistro(de, valor ?? ''),
    enabled: valor !== null && nomeAtual === undefined,
  })
  const achados = linhas.map((l) => ({ value: l.uid, label: nomeDe(de, l) }))
  const rotulo = nomeAtual ?? (atual && nomeDe(de, atual)) ?? ''
  const escolhido =
    valor !== null && !achados.some((o) => o.value === valor) ? [{ value: valor, label: rotulo }] : []
  const podeCriar = !soEscolher && permite(de.editar, quem) && permite(de.criar ?? de.editar, quem)
  const criar = { value: NOVO, label: texto.trim() ? `Criar “${texto.trim()}”` : novoRegistro(de) }
  return (
    <>
      <Select
        clearable
        nothingFoundMessage={isFetching ? 'Buscando…' : 'Nada encontrado'}
        clearButtonProps={{ 'aria-label': 'Limpar' }}
        {...resto}
        searchable
        data={[...escolhido, ...achados, ...(podeCriar ? [criar] : [])]}
        filter={({ options }) => options}
        value={valor}
        onDropdownOpen={() => setAberto(true)}
        onSearchChange={(t) => setTexto(t === rotulo ? '' : t)}
        onChange={(v, o) => {
          if (v === NOVO) setCriando(texto.trim())
          else aoEscolher(v, o?.label ?? '')
        }}
      />
      <Modal
        opened={criando !== null}
        onClose={() => setCriando(null)}
        title={novoRegistro(de)}
        size="lg"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {criando !== null && (
          <Suspense>
            <FormularioDeCadastro
              cadastro={de}
              linha={null}
              iniciais={{ [de.titulo]: criando }}
              aoSalvar={(uid, valores) => {
                setCriando(null)
                aoEscolher(uid, String(valores[de.titulo] ?? ''))
              }}
            />
          </Suspense>
        )}
      </Modal>
    </>
  )
}
