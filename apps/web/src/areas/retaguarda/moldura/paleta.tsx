// Ctrl/⌘ K: records from the server, screens from the menu, and what is often begun.
import { useMantineColorScheme } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { type Permissao, permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { sair } from '../../../core/sessao.ts'
import { useBuscaDeRegistros } from '../../../kit/moldura/busca-de-registros.ts'
import { useMenu } from './usar-menu.ts'

/** What can be begun from anywhere. */
const COMECOS: readonly { rotulo: string; url: string; permissao: Permissao }[] = [
  {
    rotulo: 'Novo leilão',
    url: caminho(TELAS_RETAGUARDA.leilao, { id: 'novo' }),
    permissao: 'leilao:editar',
  },
  {
    rotulo: 'Novo veículo',
    url: caminho(TELAS_RETAGUARDA.veiculo, { uid: 'novo' }),
    permissao: 'veiculo:editar',
  },
  {
    rotulo: 'Importar planilha',
    url: TELAS_RETAGUARDA.importacao.path,
    permissao: 'importacao:fazer',
  },
]

export function Paleta() {
  const navegar = useNavigate()
  const menu = useMenu()
  const quem = useQuem()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { busca, buscar, registros, buscando } = useBuscaDeRegistros()
  const escuro = colorScheme === 'dark'
  const grupos = [
    {
      group: 'Registros',
      actions: registros.map((r) => ({
        id: r.url,
        label: r.titulo,
        description: r.descricao,
        keywords: busca,
        onClick: () => void navegar(r.url),
      })),
    },
    {
      group: 'Telas',
      actions: menu.flatMap(({ area, telas }) =>
        telas.map((t) => ({
          id: t.path,
          label: t.title,
          description: area,
          onClick: () => void navegar(t.path),
        })),
      ),
    },
    {
      group: 'Ações',
      actions: [
        ...COMECOS.filter((c) => permite(c.permissao, quem)).map((c) => ({
          id: `comecar-${c.rotulo}`,
          label: c.rotulo,
          onClick: () => void navegar(c.url),
        })),
        {
          id: 'cores',
          label: escuro ? 'Usar cores claras' : 'Usar cores escuras',
          keywords: 'tema modo escuro claro',
          onClick: () => setColorScheme(escuro ? 'light' : 'dark'),
        },
        { id: 'sair', label: 'Sair', keywords: 'encerrar sessão', onClick: () => void sair() },
      ],
    },
  ]
  return (
    <Spotlight
      actions={grupos.filter((g) => g.actions.length > 0)}
      query={busca}
      onQueryChange={buscar}
      shortcut={['mod + K']}
      nothingFound={buscando ? 'Buscando…' : 'Nada encontrado'}
      searchProps={{
        placeholder: 'Placa, CPF, telefone, venda 39, lote 9, comitente…',
        'aria-label': 'Buscar telas e registros',
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
      highlightQuery
      limit={40}
      scrollable
      maxHeight="60vh"
    />
  )
}
