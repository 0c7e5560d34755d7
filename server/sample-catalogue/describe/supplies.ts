import type { Locale } from '#domain/messages/locale'
import type { Drawing } from '../../../tools/pictures/drawing'
import type { DrawnProduct } from '../demo-product'
import type { SampleTexts } from './sample-texts'

/** The description and the facts, separated by `|`, by kind and form. */
type Described = readonly [en: string, ar: string]

const TOYS: Readonly<Record<string, Described>> = {
  'cat-toy/wand': [
    'Feathers on a flexible wand that you move and your cat hunts. Ten minutes before the evening meal make a quiet night.|Wand of 45 cm|Feathers can be replaced',
    'ريش على عصاية مرنة: إنت تحرّك والقطة تصطاد. عشر دقايق قبل العشا يعني ليلة هادية.|العصاية 45 سم|الريش بيتغير',
  ],
  'cat-toy/mice': [
    'Three felt mice that are light enough to be thrown and caught by one paw.|Set of 3|Wool felt',
    'تلات فيران جوخ خفيفة، القطة ترميهم وتمسكهم بإيد واحدة.|طقم 3|جوخ صوف',
  ],
  'cat-toy/bell-ball': [
    'A light ball with a bell inside that rolls across tiles and calls for a chase.|4 cm across|Bell cannot come out',
    'كورة خفيفة جواها جرس، بتتدحرج على البلاط وتنادي القطة تجري وراها.|قطرها 4 سم|الجرس مابيطلعش',
  ],
  'cat-toy/tower': [
    'Three rings of balls that circle without ever leaving the tower: a toy for cats that are alone during the day.|Three levels|Rubber feet that do not slip',
    'تلات أدوار كور بتلف ومبتخرجش من البرج: لعبة للقطة اللي بتقعد لوحدها بالنهار.|تلات أدوار|قاعدة مابتتزحلقش',
  ],
  'cat-toy/fish': [
    'A fish of soft fabric, filled with dried catnip, for kicking, licking and sleeping on.|With catnip|25 cm long',
    'سمكة قماش طرية محشية كات نيب مجفف، للشقلبة واللحس والنوم عليها.|فيها كات نيب|طولها 25 سم',
  ],
  'cat-toy/tunnel': [
    'A tunnel that crackles at each step, with a hole in the middle for surprise attacks. It folds flat.|90 cm long|Folds flat',
    'نفق بيخرفش مع كل خطوة، وفي نصه فتحة لهجوم المفاجأة. بيتطبق.|طوله 90 سم|بيتطبق',
  ],
  'cat-toy/yarn': [
    'A ball of felted wool that does not come undone, however long it is chased.|Felted wool|6 cm across',
    'كورة صوف ملبّد مابتتفكش مهما القطة جريت وراها.|صوف ملبّد|قطرها 6 سم',
  ],
  'cat-toy/bird': [
    'A bird on a spring that swings back whenever it is hit. Its base sticks to tiles and glass.|Sticks to smooth floors|18 cm high',
    'عصفورة على سوستة بترجع كل ما القطة تضربها، وقاعدتها بتلزق على البلاط والإزاز.|بتلزق على الأرض الناعمة|ارتفاعها 18 سم',
  ],
  'cat-toy/post': [
    'Sisal rope around a firm post, so that claws find something better than the sofa.|Natural sisal|Base of 30 x 30 cm',
    'حبل سيزال حوالين عمود ثابت، عشان الضوافر تلاقي حاجة أحسن من الكنبة.|سيزال طبيعي|القاعدة 30 × 30 سم',
  ],
  'dog-toy/rope': [
    'Knotted cotton for pulling, throwing and chewing. Loose threads clean between the teeth.|Washable cotton|For medium dogs',
    'حبل قطن بعُقد للشد والرمي والعض، وخيوطه بتنضف بين السنان.|قطن بيتغسل|للكلاب المتوسطة',
  ],
  'dog-toy/bone': [
    'A bone of natural rubber that gives way but does not break, with ridges that massage the gums.|Natural rubber|For strong chewers',
    'عضمة مطاط طبيعي بتلين ومابتتكسرش، وبروزها بيدلّك اللثة.|مطاط طبيعي|لعضّ قوي',
  ],
  'dog-toy/tennis': [
    'Balls in the size of tennis balls that squeak when bitten, covered with felt that does not file teeth down.|Pack of 3|They squeak',
    'كور بحجم التنس بتصفر مع العض، وقماشها مابيبردش السنان.|3 قطع|بتصفر',
  ],
  'dog-toy/crocodile': [
    'A plush crocodile for carrying around and sleeping on, with seams sewn twice.|40 cm long|Washable at 30 °C',
    'تمساح قطيفة للشيل والنوم عليه، وخياطته دوبل.|طوله 40 سم|بيتغسل على 30 درجة',
  ],
  'dog-toy/disc': [
    'A soft disc that flies far, floats, and does not hurt the gums when it is caught.|Floats|22 cm across',
    'طبق طري بيطير بعيد وبيعوم، ومابيوجعش اللثة لما الكلب يمسكه.|بيعوم على المياه|قطره 22 سم',
  ],
  'dog-toy/stuffer': [
    'Fill it with treats or wet food: the dog is busy for half an hour, longer if it was in the freezer.|Goes into the dishwasher|For treats and wet food',
    'احشيها تريتس أو أكل رطب: الكلب يتشغل نص ساعة، وأكتر لو كانت في الفريزر.|بتتغسل في غسالة الأطباق|للتريتس والأكل الرطب',
  ],
  'dog-toy/ring': [
    'A ring with room for a hand and a muzzle, for tugging until somebody lets go.|Floats|For two to play',
    'حلقة فيها مكان لإيدك ولبق الكلب، للشد لحد ما حد فيكم يسيب.|بتعوم|للعب اتنين',
  ],
  'dog-toy/duck': [
    'A plush duck that quacks. Without filling in the neck, it flaps when it is shaken.|It quacks|Washable at 30 °C',
    'بطة قطيفة بتكاكي، ورقبتها فاضية فبترفرف لما الكلب يهزها.|بتكاكي|بتتغسل على 30 درجة',
  ],
  'dog-toy/dumbbell': [
    'A dumbbell of foam for fetching from the sea or a pool: bright, light and unsinkable.|Floats|20 cm long',
    'دمبل فوم للرمي في البحر أو البسين: لونه فاتح وخفيف ومابيغرقش.|بيعوم|طوله 20 سم',
  ],
}

const HOME: Readonly<Record<string, Described>> = {
  'bowl/ceramic': [
    'Heavy glazed ceramic that stays where it is and takes on no smell.|Dishwasher-safe|Does not tip over',
    'سيراميك تقيل مزجج، ثابت مكانه ومابياخدش ريحة.|بتتغسل في غسالة الأطباق|مابتتقلبش',
  ],
  'bowl/steel': [
    'Stainless steel with a rubber ring below that keeps it from walking through the kitchen.|Stainless steel|Rubber ring',
    'ستانلس بحلقة كاوتش من تحت عشان ماتتمشاش في المطبخ.|ستانلس|حلقة كاوتش',
  ],
  'bowl/fountain': [
    'Running water makes cats drink more. The pump is quiet enough for a bedroom, and the carbon filter lasts a month.|Carbon filter|Below 30 dB',
    'المياه الجارية بتخلي القطط تشرب أكتر. الموتور هادي لأوضة النوم، وفلتر الكربون يكفي شهر.|فلتر كربون|أقل من 30 ديسيبل',
  ],
  'bowl/slow': [
    'Ridges turn two minutes of gulping into ten of eating, which is easier on the stomach.|Against bloating|Dishwasher-safe',
    'البروز بتخلي الأكل في عشر دقايق بدل دقيقتين، وده أريح للمعدة.|ضد الانتفاخ|بتتغسل في غسالة الأطباق',
  ],
  'bowl/raised': [
    'Two bowls on a bamboo stand at the height at which a cat eats without bending its neck.|Bamboo|Two bowls of 300 ml',
    'بولتين على حامل بامبو بارتفاع يخلي القطة تاكل من غير ما تحني رقبتها.|بامبو|بولتين 300 مل',
  ],
  'bowl/folding': [
    'It folds to the height of a finger and hangs on the leash, for water on the way.|With a hook|Silicone',
    'بتتطبق بسُمك صباع وتتعلق في الليش، للمياه وإنتم بره.|بخطّاف|سيليكون',
  ],
  'bowl/twin': [
    'Food and water beside each other on one mat that does not slip.|Two steel bowls|Mat with a rim',
    'أكل ومياه جنب بعض على قاعدة واحدة مابتتزحلقش.|بولتين ستانلس|قاعدة بحافة',
  ],
  'bowl/shallow': [
    'Wide and flat, so that whiskers do not touch the rim and the last bite is in reach.|Wide and flat|Ceramic',
    'واسعة ومسطحة، فالشنب مايلمسش الحافة وآخر لقمة في المتناول.|واسعة ومسطحة|سيراميك',
  ],
  'bowl/stand': [
    'An oak stand for big dogs that should not bend down to eat, with two steel bowls that lift out.|Oak|40 cm high',
    'حامل خشب للكلاب الكبيرة عشان ماتوطيش وهي بتاكل، ببولتين ستانلس بيتشالوا.|خشب|ارتفاعه 40 سم',
  ],
  'bed/donut': [
    'A round bed with a high rim to curl up against, of fluffy fabric that can be washed as a whole.|Machine-washable|Non-slip base',
    'سرير مدور بحافة عالية للتكوير، فرو ناعم وبيتغسل كله.|بيتغسل في الغسالة|قاعدة مابتتزحلقش',
  ],
  'bed/sofa': [
    'Memory foam carries heavy hips and old joints; the cover comes off with a zip.|Memory foam|Washable cover',
    'ميموري فوم بيشيل المفاصل التعبانة، والغطا بسوستة بيتشال.|ميموري فوم|غطا بيتغسل',
  ],
  'bed/cave': [
    'A cave of wool felt for cats that want to see everything and be seen by nobody.|Wool felt|Cushion inside',
    'كهف جوخ صوف للقطة اللي عايزة تشوف الكل ومحدش يشوفها.|جوخ صوف|مخدة جوه',
  ],
  'bed/mat': [
    'A flat mat for hot days and for the floor of a car; it rolls up for the way.|Rolls up|Washable at 30 °C',
    'مرتبة خفيفة لأيام الحر وأرضية العربية، وبتتلف للمشاوير.|بتتلف|بتتغسل على 30 درجة',
  ],
  'bed/hammock': [
    'Four suction cups hold it at the window, where the sun is and the birds are.|Carries 12 kg|Washable fabric',
    'أربع شفاطات بتثبتها على الشباك، جنب الشمس والعصافير.|بتشيل 12 كجم|قماش بيتغسل',
  ],
  'bed/basket': [
    'Woven from palm leaves by hand, with a cushion that can be washed.|Handmade|Washable cushion',
    'سبت خوص شغل يدوي بمخدة بتتغسل.|شغل يدوي|مخدة بتتغسل',
  ],
  'bed/camp': [
    'A raised bed through which air moves from below, for the roof, the garden or the sea.|Carries 40 kg|Folding legs',
    'سرير مرفوع الهوا بيعدي من تحته، للسطح أو الجنينة أو البحر.|بيشيل 40 كجم|أرجل بتتطبق',
  ],
  'litter/bag/clay': [
    'Natural bentonite that clumps at once, so that only what is wet has to go and the rest stays fresh.|Clumps at once|Without scent',
    'بنتونيت طبيعي بيتكتل على طول، فتشيل المبلول بس والباقي يفضل نضيف.|بيتكتل على طول|من غير ريحة',
  ],
  'litter/bag/lavender': [
    'Clumping bentonite with dried lavender, which is noticed by people more than by cats.|Clumps at once|Scent of lavender',
    'بنتونيت متكتل بلافندر مجفف، إنت هتحس بريحته أكتر من القطة.|بيتكتل على طول|ريحة لافندر',
  ],
  'litter/bag/crystal': [
    'Silica crystals that soak everything up for a month: stir daily, change monthly.|One bag a month|Light to carry',
    'كريستال سيليكا بيمتص كل حاجة لمدة شهر: قلّبه كل يوم وغيّره كل شهر.|كيس في الشهر|خفيف في الشيل',
  ],
  'litter/bag/tea': [
    'Pellets of tofu and green tea that clump, hardly dust, and may go into the toilet a little at a time.|Clumps|Made of plants',
    'حبيبات توفو وشاي أخضر بتتكتل ومن غير تراب تقريبًا، وممكن تترمي في التواليت شوية شوية.|بيتكتل|نباتي',
  ],
  'litter/carton/wood': [
    'Pressed pine that falls to dust where it is wet and smells of wood, not of cat.|Scent of pine|Compostable',
    'خشب صنوبر مضغوط بيتفتت مكان البلل وريحته خشب مش قطط.|ريحة صنوبر|صديق للبيئة',
  ],
  'litter/carton/clay': [
    'Fine enough for the paws of kittens, with hardly any dust when it is poured.|Hardly any dust|For kittens',
    'ناعم على إيدين القطط الصغيرة، ومن غير تراب تقريبًا وإنت بتصبه.|تراب قليل جدًا|للقطط الصغيرة',
  ],
  'litter/hooded': [
    'The hood keeps litter inside and smells away; the front lifts for cleaning.|Carbon filter|For large cats',
    'الغطا بيحافظ على الرمل جوه والريحة بعيد، والوش بيترفع للتنضيف.|فلتر كربون|للقطط الكبيرة',
  ],
  'litter/tray': [
    'An open tray with a high rim, easy to step into and quick to clean.|High rim|Smooth plastic',
    'صينية مفتوحة بحافة عالية، سهلة الدخول وسريعة التنضيف.|حافة عالية|بلاستيك ناعم',
  ],
  'litter/scoop': [
    'Slots for fine litter, a long handle, and a holder that catches the rest.|With a holder|Long handle',
    'فتحات للرمل الناعم ويد طويلة وحامل بيمسك الباقي.|بحامل|يد طويلة',
  ],
  'litter/mat': [
    'Litter falls from the paws into the honeycomb and is poured back from the side.|Two layers|Wipes clean',
    'الرمل بيقع من الإيدين جوه الخلايا وبترجّعه من الجنب.|طبقتين|بتتمسح بسهولة',
  ],
}

const CARE: Readonly<Record<string, Described>> = {
  'pump/coat': [
    'Oatmeal calms an itchy skin, and the mild soap leaves the coat its fat.|Soap-free|For weekly baths',
    'الشوفان بيهدي هرش الجلد، والتركيبة الخفيفة بتسيب دهون الشعر الطبيعية.|من غير صابون|للاستحمام كل أسبوع',
  ],
  'bottle/coat': [
    'Aloe and a mild scent for the few cats that bathe, and those that have to.|Without perfume oils|Rinses out fast',
    'صبار وريحة خفيفة للقطط اللي بتستحمى واللي لازم تستحمى.|من غير زيوت عطرية|بيتشطف بسرعة',
  ],
  'glove/coat': [
    'Strokes like a hand and takes loose hair along, for cats that flee from brushes.|Fits either hand|Silicone tips',
    'بيمسح زي الإيد وياخد الشعر الواقع، للقطط اللي بتهرب من الفرشة.|لليمين والشمال|أطراف سيليكون',
  ],
  'wipes/coat': [
    'Cleans paws and coat after a walk, without water.|Without alcohol|Safe to lick',
    'بتنضف الإيدين والشعر بعد الخروج من غير مياه.|من غير كحول|آمنة لو اتلحست',
  ],
  'clipper/coat': [
    'Sharp blades with a guard that keeps from cutting too deep.|With a guard|Nail file inside',
    'سنون حادة بحاجز يمنع القص الزيادة.|بحاجز أمان|معاها مبرد',
  ],
  'spray/coat': [
    'Spray, wait a minute, comb: knots come out without tears.|Leave in|Light scent',
    'رش واستنى دقيقة ومشّط: العُقد تتفك من غير شد.|من غير شطف|ريحة خفيفة',
  ],
  'tube/tooth': [
    'Gel that may be swallowed, in a taste that makes brushing a treat.|Without fluoride|May be swallowed',
    'معجون ينفع يتبلع، بطعم يخلي التفريش مكافأة.|من غير فلورايد|ينفع يتبلع',
  ],
  'bottle/tooth': [
    'A capful in the drinking water slows plaque down, without a fight over a brush.|Without taste|One cap a litre',
    'غطا واحد في مياه الشرب يقلل الجير من غير خناقة مع الفرشة.|من غير طعم|غطا لكل لتر',
  ],
  'toothbrushes/tooth': [
    'A long brush for the back teeth and one for the finger to begin with.|2 pieces|Soft bristles',
    'فرشة طويلة للضروس وفرشة صباع للبداية.|قطعتين|شعر ناعم',
  ],
  'shaker/tooth': [
    'Seaweed powder over the food, every day, against plaque and bad breath.|Seaweed only|Spoon inside',
    'بودرة طحالب على الأكل كل يوم ضد الجير وريحة البق.|طحالب بس|معاها معلقة',
  ],
  'bottle/ear': [
    'Loosens wax, so that it can be wiped off. Once a week for ears that hang.|Without alcohol|Soft tip',
    'بيفك الشمع فيتمسح بسهولة. مرة في الأسبوع للودان المدلدلة.|من غير كحول|طرف ناعم',
  ],
  'dropper/ear': [
    'Two drops calm ears that itch after cleaning. For infections, see a vet.|With calendula|Dropper',
    'نقطتين يهدّوا هرش الودان بعد التنضيف. لو في التهاب روح للدكتور.|بالكالنديولا|بقطّارة',
  ],
  'wipes/ear': [
    'Soft wipes for the visible part of the ear, where swabs do harm.|60 wipes|Without alcohol',
    'مناديل ناعمة لجزء الودن الباين، بدل العيدان اللي بتأذي.|60 منديل|من غير كحول',
  ],
  'shaker/ear': [
    'Keeps the ears of long-haired dogs dry after swimming.|After swimming|Fine powder',
    'بتحافظ على ودان الكلاب أبو شعر طويل ناشفة بعد العوم.|بعد العوم|بودرة ناعمة',
  ],
  'kit/ear': [
    'Cleaner, pads and a guide: all that clean ears take.|Cleaner, 30 pads, guide|For beginners',
    'منظف وقطن ودليل استعمال: كل اللي الودان محتاجاه.|منظف و30 قطعة قطن ودليل|للمبتدئين',
  ],
  'dropper/eye': [
    'Rinses dust out of the eyes, with the salt content of tears.|Sterile|As salty as tears',
    'بتشطف التراب من العين بنفس ملوحة الدموع.|معقمة|بملوحة الدموع',
  ],
  'tube/eye': [
    'A film of moisture for dry eyes, in wind, sun and air conditioning.|Sterile|For dry eyes',
    'طبقة مرطبة للعين الناشفة مع الهوا والشمس والتكييف.|معقم|للعين الناشفة',
  ],
  'wipes/eye': [
    'Takes the brown tracks of tears off light coats, day by day.|80 wipes|Without perfume',
    'بتشيل آثار الدموع البني من الشعر الفاتح يوم بعد يوم.|80 منديل|من غير عطر',
  ],
  'pads/eye': [
    'Pads with a mild lotion for the corners of the eyes of short-nosed cats.|40 pads|Lint-free',
    'قطن بلوشن خفيف لزوايا عين القطط أبو مناخير قصيرة.|40 قطعة|من غير وبر',
  ],
  'bottle/eye': [
    'Chamomile and eyebright for eyes that are red after the beach.|With herbs|Rinse or wipe',
    'بابونج وأعشاب للعين الحمرا بعد البحر.|بالأعشاب|للشطف أو المسح',
  ],
  'pipettes/flea': [
    'One pipette between the shoulder blades keeps fleas and ticks away for four weeks.|Four weeks each|From 8 weeks of age',
    'أمبول واحد بين الكتفين يحمي من البراغيث والقراد أربع أسابيع.|4 أسابيع للأمبول|من سن 8 أسابيع',
  ],
  'spray/flea': [
    'Works within minutes on the coat, and on beds and car seats as well.|Works within minutes|Not for cats',
    'بيشتغل في دقايق على الشعر والسراير وكراسي العربية.|بيشتغل في دقايق|مش للقطط',
  ],
  'bottle/flea': [
    'Washes fleas and ticks out and leaves a scent that they avoid.|Leave on for 5 minutes|Not for cats',
    'بيغسل البراغيث والقراد ويسيب ريحة بيهربوا منها.|سيبه 5 دقايق|مش للقطط',
  ],
  'shaker/flea': [
    'Rub it in against the grain and comb it out: fleas go with the powder.|Without pyrethroids|Safe for cats',
    'دلّكها عكس اتجاه الشعر ومشّطها: البراغيث تخرج مع البودرة.|من غير بيرثرويد|آمنة للقطط',
  ],
}

const ACCESSORIES: Readonly<Record<string, Described>> = {
  'leash/nylon': [
    'Woven nylon with a padded loop and a swivel hook that does not twist.|2 cm wide|Padded loop',
    'نايلون منسوج بيد مبطنة وخطّاف بيلف ومابيتعقدش.|عرضه 2 سم|يد مبطنة',
  ],
  'leash/retractable': [
    'Five metres of tape that stop at the press of a thumb.|For dogs up to 25 kg|Brake and lock',
    'خمسة متر بتقف بضغطة صباع.|للكلاب لحد 25 كجم|فرامل وقفل',
  ],
  'leash/rope': [
    'Made of climbing rope, with a handle that is soft on the hand and a hook of steel.|Climbing rope|For strong dogs',
    'حبل تسلق متين بيد مريحة وخطّاف صلب.|حبل تسلق|للكلاب القوية',
  ],
  'leash/hands-free': [
    'A belt for you, an elastic leash for the dog: both hands are free for running.|Belt of 60 to 110 cm|Elastic leash',
    'حزام ليك وليش مطاط للكلب: إيديك فاضية وإنت بتجري.|حزام من 60 لـ 110 سم|ليش مطاط',
  ],
  'leash/harness': [
    'A soft harness that cats cannot back out of, with a light leash of 1.2 m.|Adjustable|Leash of 1.2 m',
    'هارنس ناعم القطة ماتعرفش تخرج منه، وليش خفيف 1.2 متر.|بيتظبط|الليش 1.2 متر',
  ],
  'collar/leather': [
    'Full-grain leather that grows softer with the years, with a buckle of brass.|Natural leather|Brass buckle',
    'جلد طبيعي بيلين مع السنين، بتوكة نحاس.|جلد طبيعي|توكة نحاس',
  ],
  'collar/bell': [
    'Opens by itself when it catches on a branch, and warns birds with a bell.|Opens under load|With a bell',
    'بيفتح لوحده لو اتشبك، وجرسه بينبه العصافير.|بيفتح تحت الضغط|بجرس',
  ],
  'collar/bow': [
    'For the feast and for photographs: the bow comes off with one press.|Bow comes off|Opens under load',
    'للعيد وللصور: الفيونكة بتتشال بضغطة.|الفيونكة بتتشال|بيفتح تحت الضغط',
  ],
  'collar/reflective': [
    'Shines in the light of cars from 100 m, for walks after sunset.|Seen from 100 m|45 to 60 cm',
    'بيلمع في نور العربيات من 100 متر، لمشاوير بعد المغرب.|بيبان من 100 متر|من 45 لـ 60 سم',
  ],
  'collar/patterned': [
    'The pattern of Cairo’s tentmakers on strong cotton, sewn onto nylon.|Handmade pattern|35 to 50 cm',
    'نقشة الخيامية على قطن متين مخيط على نايلون.|نقشة شغل يدوي|من 35 لـ 50 سم',
  ],
  'collar/flea': [
    'Gives off its active ingredient slowly, against fleas and ticks for six months.|Six months|Waterproof',
    'بيطلع مادته الفعالة على مهل ضد البراغيث والقراد لمدة ست شهور.|ست شهور|ضد المياه',
  ],
  'brush/slicker': [
    'Fine bent pins reach through the undercoat and lift knots out.|Fine pins|Soft handle',
    'سنون رفيعة مايلة بتوصل للشعر الداخلي وتفك العُقد.|سنون رفيعة|يد مريحة',
  ],
  'brush/self-cleaning': [
    'Press the button and the pins withdraw: the hair falls off in one piece.|Cleans itself|Round tips',
    'دوس الزرار والسنون تدخل: الشعر يقع حتة واحدة.|بتنضف نفسها|أطراف مدورة',
  ],
  'brush/deshedding': [
    'Takes the loose undercoat out before it lies on the carpet. Once a week is enough.|For long hair|10 cm wide',
    'بتشيل الشعر الداخلي قبل ما يقع على السجاد. مرة في الأسبوع كفاية.|للشعر الطويل|عرضها 10 سم',
  ],
  'brush/double': [
    'Pins for combing on one side, bristles for shine on the other.|Two sides|Beech handle',
    'وش سنون للتمشيط ووش شعر للمعان.|وشين|يد خشب زان',
  ],
  'crate/wire': [
    'Two doors, a floor tray that slides out, and a handle: it folds flat in a minute.|Folds flat|Two doors',
    'بابين وصينية بتتسحب ويد: بيتطبق في دقيقة.|بيتطبق|بابين',
  ],
  'crate/soft': [
    'A light carrier with mesh on three sides, for the vet and for the train.|Up to 7 kg|Shoulder strap',
    'بوكس خفيف بشبك من تلات جهات، للدكتور وللقطر.|لحد 7 كجم|حزام كتف',
  ],
  'crate/airline': [
    'With air from four sides and bolts instead of clips, as airlines ask for.|Bolted|Up to 18 kg',
    'هوا من أربع جهات ومسامير بدل الكلبسات زي ما شركات الطيران بتطلب.|بمسامير|لحد 18 كجم',
  ],
  'crate/folding': [
    'Folds to the height of a book and opens from above, for cats that refuse to walk in.|Opens from above|Folds flat',
    'بيتطبق بسُمك كتاب وبيفتح من فوق للقطط اللي مابترضاش تدخل.|بيفتح من فوق|بيتطبق',
  ],
}

const SUPPLIES: Readonly<Record<string, Described>> = { ...TOYS, ...HOME, ...ACCESSORIES }

const litterOf = (drawing: Drawing) =>
  drawing.kind === 'litter' ? HOME[`litter/${drawing.form}/${drawing.grain}`] : undefined

/** The texts of a product that is not eaten. Throws for a kind of drawing that has no text. */
export function describeSupply({ name, drawing }: DrawnProduct, locale: Locale): SampleTexts {
  const described =
    drawing.kind === 'care'
      ? CARE[`${drawing.form}/${drawing.concern}`]
      : (SUPPLIES[`${drawing.kind}/${drawing.form}`] ?? litterOf(drawing))
  if (!described) throw new Error(`${name} has no description`)
  const [description = '', ...facts] = described[locale === 'en' ? 0 : 1].split('|')
  return { description, composition: null, feedingGuide: null, facts }
}
