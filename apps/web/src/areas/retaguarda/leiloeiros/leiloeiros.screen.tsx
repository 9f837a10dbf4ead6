// Auctioneers of the house.
import { Badge, Button, SimpleGrid, Stack, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, chamarContando } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import { CampoEscolha, CampoSimNao, CampoTexto } from '../../../parts/registro/campos.tsx'
import { UFS } from '../../../parts/registro/ufs.ts'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import { Tabela } from '../../../parts/tabela/tabela.tsx'
import { Gaveta } from '../../../parts/ficha/gaveta.tsx'

type Leiloeiro = RespostaDe<Calls['GET /v1/leiloeiros/qb']>[number]

export default function Leiloeiros() {
  const consultas = useQueryClient()
  const editar = permite('leilao:editar', useQuem())
  const [aberto, setAberto] = useState<Leiloeiro | 'novo' | null>(null)
  return (
    <>
      <title>Leiloeiros</title>
      <Title order={1} size="h2" mb="md">
        Leiloeiros
      </Title>
      <Tabela<Leiloeiro>
        nome="leiloeiros"
        ordenar="nome"
        identidade={(l) => l.uid}
        placeholder="Nome, matrícula ou Junta"
        colunas={[
          { id: 'nome', titulo: 'Leiloeiro', valor: (l) => l.nome, ordenavel: true },
          { id: 'matricula', titulo: 'Matrícula', valor: (l) => `${l.junta} ${l.matricula}` },
          { id: 'uf', titulo: 'UF', valor: (l) => l.uf, ordenavel: true },
          { id: 'usuarioEmail', titulo: 'Acesso', valor: (l) => l.usuarioEmail ?? 'Sem acesso' },
          { id: 'leiloes', titulo: 'Leilões', valor: (l) => l.leiloes, direita: true },
          {
            id: 'ativo',
            titulo: 'Situação',
            valor: (l) => (l.ativo ? 'Ativo' : 'Inativo'),
            mostrar: (l) => (l.ativo ? 'Ativo' : <Badge color="gray">Inativo</Badge>),
          },
          {
            id: 'editar',
            titulo: 'Ações',
            soAcoes: true,
            valor: () => '',
            largura: 100,
            mostrar: (l) =>
              editar && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => setAberto(l)}
                  aria-label={`Editar ${l.nome}`}
                >
                  Editar
                </Button>
              ),
          },
        ]}
        principal={
          editar && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAberto('novo')}>
              Novo leiloeiro
            </Button>
          )
        }
        buscar={async (c) => {
          const { valor, total } = await chamarContando('GET /v1/leiloeiros/qb', {
            query: { pagina: c.pagina, porPagina: c.porPagina, ordenar: c.ordenar, busca: c.busca },
          })
          return { linhas: valor, total }
        }}
      />
      <Gaveta
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        title={aberto === 'novo' ? 'Novo leiloeiro' : aberto?.nome}
      >
        {aberto !== null && (
          <Formulario
            key={aberto === 'novo' ? 'novo' : aberto.uid}
            l={aberto === 'novo' ? null : aberto}
            aoSalvar={() => {
              setAberto(null)
              void consultas.invalidateQueries({ queryKey: ['leiloeiros'] })
            }}
          />
        )}
      </Gaveta>
    </>
  )
}

function Formulario({ l, aoSalvar }: { l: Leiloeiro | null; aoSalvar: () => void }) {
  const r = useRegistro({
    lido: {
      nome: l?.nome ?? '',
      matricula: l?.matricula ?? '',
      junta: l?.junta ?? '',
      uf: l?.uf ?? '',
      ativo: l?.ativo ?? true,
      usuarioEmail: l?.usuarioEmail ?? '',
    },
    versao: l?.versao,
    salvar: (d, versao) =>
      chamar('POST /v1/leiloeiros', {
        body: { ...d, usuarioEmail: d.usuarioEmail || null, uid: l?.uid ?? null, versao },
      }),
    aoSalvar,
  })
  return (
    <Stack>
      <CampoTexto r={r} campo="nome" rotulo="Nome" obrigatorio />
      <SimpleGrid cols={3}>
        <CampoTexto r={r} campo="matricula" rotulo="Matrícula" obrigatorio />
        <CampoTexto r={r} campo="junta" rotulo="Junta" obrigatorio ajuda="JUCESP, JUCERJA…" />
        <CampoEscolha r={r} campo="uf" rotulo="UF" obrigatorio opcoes={UFS} />
      </SimpleGrid>
      <CampoTexto
        r={r}
        campo="usuarioEmail"
        rotulo="E-mail do acesso dele"
        ajuda="Um usuário com o papel Leiloeiro"
      />
      <CampoSimNao r={r} campo="ativo" rotulo="Ativo" />
      <BarraDeSalvar r={r} sempre={l === null} aoUsarNovo={async () => aoSalvar()} />
    </Stack>
  )
}
