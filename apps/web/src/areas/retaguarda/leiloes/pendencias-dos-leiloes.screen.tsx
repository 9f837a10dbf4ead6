// What each auction still needs: papers, films, consignors' answers; each count leads to where it is worked.
import { Alert, Button, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import '../../../kit/tabela/tabela.css'
import { SeloDoLeilao } from '../../../parts/estados/situacoes.tsx'

const POR_PAGINA = 50
const ler = (porPagina: number) => chamar('GET /v1/leiloes/privado', { query: { pagina: 1, porPagina } })

export default function TelaDasPendenciasDosLeiloes() {
  const [paginas, setPaginas] = useState(1)
  const { data, error } = useQuery({
    queryKey: ['leiloes-privado', paginas],
    queryFn: () => ler(POR_PAGINA * paginas),
    placeholderData: (antes) => antes,
  })
  return (
    <Stack>
      <title>Documentos e vídeos dos leilões</title>
      <Title order={1} size="h2">
        Documentos e vídeos dos leilões
      </Title>
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={320} role="status" aria-label="Carregando" />}
      {data && (
        <div className="tabela-corpo">
          <Table verticalSpacing="xs" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Leilão</Table.Th>
                <Table.Th>Situação</Table.Th>
                <Table.Th>Documentos</Table.Th>
                <Table.Th>Vídeos</Table.Th>
                <Table.Th>Comitentes</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((l) => (
                <LinhaDoLeilao key={l.uid} l={l} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {data && data.length === POR_PAGINA * paginas && (
        <Button variant="default" onClick={() => setPaginas(paginas + 1)} style={{ alignSelf: 'center' }}>
          Mostrar mais
        </Button>
      )}
    </Stack>
  )
}

const Ligado = (p: { readonly para: string; readonly pode: boolean; readonly children: string }) =>
  p.pode ? <Link to={p.para}>{p.children}</Link> : <>{p.children}</>

type Linha = Awaited<ReturnType<typeof ler>>[number]

function LinhaDoLeilao({ l }: { readonly l: Linha }) {
  const quem = useQuem()
  return (
    <Table.Tr>
      <Table.Td data-titulo="Leilão">
        <Link to={caminho(TELAS_RETAGUARDA.leilao, { id: l.id })}>{l.nome}</Link>
        <Text size="xs" c="dimmed">
          {formatarData(Date.parse(l.data))}
        </Text>
      </Table.Td>
      <Table.Td data-titulo="Situação">
        <SeloDoLeilao situacao={l.situacao} />
      </Table.Td>
      <Table.Td data-titulo="Documentos">
        <Ligado
          para={caminho(TELAS_RETAGUARDA.documentosDoLeilao, { leilaoUid: l.uid })}
          pode={permite('documento-leilao:ver', quem)}
        >
          {`${l.documentos.aguardando} aguardando · ${l.documentos.documentos} no lugar · ${quantos(l.documentos.acertos, 'venda a acertar', 'vendas a acertar')}`}
        </Ligado>
      </Table.Td>
      <Table.Td data-titulo="Vídeos">
        <Ligado
          para={caminho(TELAS_RETAGUARDA.leilaoUrlVideos, { leilaoUid: l.uid })}
          pode={permite('video-do-lote:ver', quem)}
        >
          {`${l.videos.comVideo} de ${l.videos.lotes} com vídeo · ${l.videos.semVideo} sem`}
        </Ligado>
      </Table.Td>
      <Table.Td data-titulo="Comitentes">
        <Ligado
          para={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: l.uid })}
          pode={permite('comitente:acompanhar', quem)}
        >
          {`${l.comitente.condicionalAguardando} aguardando · ${l.comitente.vendidos} vendidos de ${l.comitente.lotes}`}
        </Ligado>
      </Table.Td>
    </Table.Tr>
  )
}
