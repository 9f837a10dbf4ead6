// The desk itself: sources, the two pictures, sound, films, destinations and recordings of one channel.
import { Alert, SimpleGrid, Stack } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { SairSemSalvar } from '../../../kit/ficha/sair-sem-salvar.tsx'
import { useDizerTally } from './dizer-tally.ts'
import { EntradasRtmp } from './entradas-rtmp.tsx'
import { ImagemESom } from './imagem-e-som.tsx'
import { type EstadoDaMesa, FILME, type MesaDeVideo, mesaPode } from './mesa-de-video.ts'
import { NoAr } from './no-ar.tsx'
import { PainelDeDestinos } from './painel-de-destinos.tsx'
import { PainelDeFilmes } from './painel-de-filmes.tsx'
import { PainelDeFontes } from './painel-de-fontes.tsx'
import { PainelDeGravacoes } from './painel-de-gravacoes.tsx'
import { PainelDeLegenda } from './painel-de-legenda.tsx'
import { PainelDeSom } from './painel-de-som.tsx'
import { PreviaEPrograma } from './previa-e-programa.tsx'
import { useCenas } from './usar-cenas.ts'
import { type Estudio, formatoDoCanal, type PedidoDoFilme, useMesaDeVideo } from './usar-estudio.ts'

interface Props {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly filmePedido: PedidoDoFilme | null
  readonly recarregar: () => void
}

const SAIR_DO_AR = {
  titulo: 'Você está no ar',
  texto:
    'Se sair, quem assiste vê o cartão “Voltamos em instantes”, e depois de dois minutos a transmissão é encerrada.',
  ficar: 'Continuar no ar',
  sair: 'Sair da mesa',
}

export function MesaDoEstudio(p: Props) {
  const [mesa, estado] = useMesaDeVideo(p.estudio.leilao.uid)
  if (!mesaPode())
    return <Alert color="orange">O estúdio precisa do Chrome ou do Edge em um computador.</Alert>
  if (mesa === null || estado === null) return null
  // Another form begins with its own templates and screens; sources and sound stay.
  return (
    <>
      <SairSemSalvar mudou={estado.noAr} parametro="canal" palavras={SAIR_DO_AR} />
      <Mesa key={formatoDoCanal(p.estudio, p.canal)} {...p} mesa={mesa} estado={estado} />
    </>
  )
}

function Mesa({
  estudio,
  canal,
  filmePedido,
  recarregar,
  mesa,
  estado,
}: Props & { readonly mesa: MesaDeVideo; readonly estado: EstadoDaMesa }) {
  const cenas = useCenas(mesa, estado, estudio, canal)
  const { previa, setPrevia, programa, erro, setErro, escolher, cortar } = cenas
  const formato = formatoDoCanal(estudio, canal)
  useDizerTally(canal.uid, estado, cenas)
  return (
    <div className="estudio__mesa">
      <div className="estudio__fontes">
        <PainelDeFontes
          mesa={mesa}
          estado={estado}
          qr={estudio.qrDoTelefone}
          programa={Object.values(programa.posicoes)}
          previa={Object.values(previa.posicoes)}
          aoEscolher={escolher}
        >
          <EntradasRtmp mesa={mesa} canal={canal} endereco={estudio.rtmp} />
        </PainelDeFontes>
      </div>
      <Stack gap="sm" className="estudio__centro">
        <NoAr
          mesa={mesa}
          estado={estado}
          canal={canal}
          formato={formato}
          deOnde={estudio.leilao.local}
          aoErrar={setErro}
          aoEntrar={() => Object.keys(programa.posicoes).length === 0 && cortar(0)}
        />
        {(erro ?? estado.erro) && (
          <Alert color="red" role="alert" withCloseButton onClose={() => setErro(null)}>
            {erro ?? estado.erro}
          </Alert>
        )}
        <PreviaEPrograma cenas={cenas} estado={estado} estudio={estudio} canal={canal} formato={formato} />
        <ImagemESom mesa={mesa} estado={estado} canal={canal} />
        {estado.noAr && <PainelDeLegenda canalUid={canal.uid} />}
        <PainelDeFilmes
          mesa={mesa}
          estado={estado}
          estudio={estudio}
          pedido={filmePedido}
          aoEntrar={() => {
            const modelo = estudio.templates.find((t) => t.videoFilter.includes('"posicao":0'))
            if (modelo) setPrevia({ template: modelo.uid, posicoes: { 0: FILME } })
          }}
        />
      </Stack>
      <div className="estudio__som">
        <PainelDeSom mesa={mesa} estado={estado} />
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} className="estudio__depois">
        <PainelDeDestinos canal={canal} formato={formato} />
        <PainelDeGravacoes estudio={estudio} canal={canal} recarregar={recarregar} />
      </SimpleGrid>
    </div>
  )
}
