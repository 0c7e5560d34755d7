/** Recipients of the sample orders, with addresses that make a list look like that of a shop in Cairo. */
export const RECIPIENTS = [
  ['Mona Hassan', 'C', 'Zamalek', '5 Hassan Sabry St', 'Ring twice, please'],
  ['أحمد عبد الرحمن', 'GZ', 'الدقي', '12 شارع مصدق', 'من فضلك اتصل قبل الوصول'],
  ['Karim Adel', 'C', 'Nasr City', '27 Abbas El Akkad St', null],
  ['سارة محمود', 'C', 'مدينة نصر', '9 شارع مكرم عبيد', null],
  ['Nadine Fouad', 'C', 'Maadi', '18 Road 233', 'The dog is friendly'],
  ['يوسف إبراهيم', 'ALX', 'سموحة', '41 شارع فوزي معاذ', null],
  ['Laila Mansour', 'GZ', '6th of October', '3 Central Axis, compound B', 'Gate 4'],
  ['هبة الله مصطفى', 'C', 'مصر الجديدة', '66 شارع الحجاز', 'اتركه مع الحارس'],
  ['Omar Sherif', 'C', 'Heliopolis', '14 Baghdad St', null],
  ['محمد السيد', 'DK', 'المنصورة', '7 شارع الجمهورية', null],
] as const
